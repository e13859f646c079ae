import type { ComponentProps, ReactElement, ReactNode, SubmitEvent } from "react";
import { Banner } from "../../components/Banner/index.ts";
import { Button } from "../../components/Button/index.ts";
import { OtpField } from "../../components/OtpField/index.ts";
import { CooldownButton } from "../CooldownButton/index.ts";
import * as css from "./TwoFactorForm.css.ts";

export interface TwoFactorFormWords {
  code: string;
  codeHelp: string;
  submit: string;
  submitting: string;
  resend: string;
  resending: string;
}

type Native = Omit<ComponentProps<"form">, "className" | "style" | "children" | "onSubmit">;

export interface TwoFactorFormProps extends Native {
  code: string;
  onCodeChange: (code: string) => void;
  /** The code was sent, by the button or by its last digit. */
  onSubmit: (code: string) => void;
  onResend: () => void;
  isSubmitting: boolean;
  isSubmitDisabled: boolean;
  isResending: boolean;
  isResendDisabled: boolean;
  /** Whole seconds until another code can be asked for, 0 when it can be now. */
  secondsLeft: number;
  /** What is wrong with the code that was typed. */
  codeError?: string | undefined;
  /** Why it cannot go on, when no digit is to blame. */
  problem?: string | undefined;
  /** The link back to where the sign-in begins. */
  wayBack: ReactNode;
  words?: Partial<TwoFactorFormWords> | undefined;
}

const french: TwoFactorFormWords = {
  code: "Code de vérification",
  codeHelp: "Il est valable 10 minutes.",
  submit: "Vérifier",
  submitting: "Vérification du code…",
  resend: "Envoyer un autre code",
  resending: "Envoi d’un autre code…",
};

/** The code that was mailed, and another one for whom it did not reach. */
export function TwoFactorForm({
  code,
  onCodeChange,
  onSubmit,
  onResend,
  isSubmitting,
  isSubmitDisabled,
  isResending,
  isResendDisabled,
  secondsLeft,
  codeError,
  problem,
  wayBack,
  words,
  ...native
}: TwoFactorFormProps): ReactElement {
  const say = { ...french, ...words };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(code);
  };
  return (
    <form noValidate {...native} className={css.form} onSubmit={send}>
      {problem && <Banner tone="danger" title={problem} announce="assertive" />}
      <OtpField
        label={say.code}
        help={say.codeHelp}
        value={code}
        onChange={onCodeChange}
        onComplete={onSubmit}
        error={codeError}
      />
      <Button
        type="submit"
        size="large"
        isFullWidth
        isPending={isSubmitting}
        pendingLabel={say.submitting}
        isResting={isSubmitDisabled && !isSubmitting}
      >
        {say.submit}
      </Button>
      <CooldownButton
        variant="secondary"
        isFullWidth
        label={say.resend}
        secondsLeft={secondsLeft}
        isPending={isResending}
        pendingLabel={say.resending}
        isResting={isResendDisabled && !isResending}
        onClick={onResend}
      />
      <span className={css.target}>{wayBack}</span>
    </form>
  );
}

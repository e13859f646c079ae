import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { announce } from "../../announce.ts";
import { Banner } from "../../components/Banner/index.ts";
import { Button } from "../../components/Button/index.ts";
import { Form } from "../../components/Form/index.ts";
import { OtpField } from "../../components/OtpField/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import { CooldownButton } from "../CooldownButton/index.ts";
import * as css from "./TwoFactorForm.css.ts";

export interface TwoFactorFormLabels {
  code: string;
  codeHelp: string;
  submit: string;
  submitting: string;
  resend: string;
  resending: string;
}

type Native = Omit<ComponentProps<"form">, "className" | "style" | "children" | "onSubmit">;

export interface OtherWay {
  value: string;
  label: string;
}

export interface TwoFactorFormProps extends Native {
  /** What is typed of the code. */
  code: string;
  /** Asked for at every change of the code. */
  onCodeChange: (code: string) => void;
  /** The code was sent, by the button or by its last digit. */
  onSubmit: (code: string) => void;
  /** Another code is asked for. */
  onResend: () => void;
  /** The code was sent and is awaited: the button shows a ring. */
  isSubmitting: boolean;
  /** The code cannot be sent for now. */
  isSubmitDisabled: boolean;
  /** Another code is being mailed. */
  isResending: boolean;
  /** No other code can be asked for now. */
  isResendDisabled: boolean;
  /** Whole seconds until another code can be asked for, 0 when it can be now. */
  secondsLeft: number;
  /** What is wrong with the code that was typed. */
  codeError?: string | undefined;
  /** Why it cannot go on, when no digit is to blame. */
  problem?: string | undefined;
  /** A code of letters that was put aside for an emergency, instead of six digits. */
  isRecovery?: boolean | undefined;
  /** Whether a code can be mailed. */
  canMail?: boolean | undefined;
  /** Other ways to prove who one is; sent as `intent` without scripts. */
  otherWays?: readonly OtherWay[] | undefined;
  /** Another way was chosen, by its value. */
  onOtherWay?: ((value: string) => void) | undefined;
  /** The link back to where the sign-in begins. */
  wayBack: ReactNode;
  /** Its own texts, in another wording. */
  labels?: Partial<TwoFactorFormLabels> | undefined;
}

const french: TwoFactorFormLabels = {
  code: "Code de vérification",
  codeHelp: "Il est valable 10 minutes. Il est envoyé dès que vous saisissez le sixième chiffre.",
  submit: "Vérifier",
  submitting: "Vérification du code…",
  resend: "Envoyer un autre code",
  resending: "Envoi d’un autre code…",
};

/** The code that was mailed, that an app shows or that was put aside, and other ways for whom it did not reach. */
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
  isRecovery = false,
  canMail = true,
  otherWays = [],
  onOtherWay,
  wayBack,
  labels,
  ...native
}: TwoFactorFormProps): ReactElement {
  const allTexts = { ...french, ...labels };
  const field = useRef<HTMLInputElement>(null);
  useWrongCodeAnnouncement(isSubmitting, codeError, field);
  const send = () => {
    onSubmit(code);
  };
  return (
    <Form {...native} className={css.form} onSubmit={send}>
      {problem && <Banner tone="danger" title={problem} announce="assertive" />}
      {isRecovery ? (
        <TextField
          key="recovery"
          ref={field}
          name="code"
          label={allTexts.code}
          isRequired
          help={allTexts.codeHelp}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => onCodeChange(event.target.value)}
          error={codeError}
        />
      ) : (
        <OtpField
          ref={field}
          name="code"
          label={allTexts.code}
          isRequired
          help={allTexts.codeHelp}
          value={code}
          onChange={onCodeChange}
          onComplete={onSubmit}
          error={codeError}
        />
      )}
      <Button
        type="submit"
        size="large"
        isFullWidth
        isPending={isSubmitting}
        pendingLabel={allTexts.submitting}
        isResting={isSubmitDisabled && !isSubmitting}
      >
        {allTexts.submit}
      </Button>
      {otherWays.map(({ value, label }) => (
        <Button
          key={value}
          type="submit"
          name="intent"
          value={value}
          variant="secondary"
          isFullWidth
          onClick={(event) => {
            event.preventDefault();
            onOtherWay?.(value);
          }}
        >
          {label}
        </Button>
      ))}
      {/* Without scripts it sends the form and states what for; with them it sends nothing. */}
      {canMail && (
        <CooldownButton
          type="submit"
          name="intent"
          value="resend"
          variant="secondary"
          isFullWidth
          label={allTexts.resend}
          secondsLeft={secondsLeft}
          isPending={isResending}
          pendingLabel={allTexts.resending}
          isResting={isResendDisabled && !isResending}
          onClick={(event) => {
            event.preventDefault();
            onResend();
          }}
        />
      )}
      <span className={css.target}>{wayBack}</span>
    </Form>
  );
}

/** A wrong code is stated, and is ready to be typed over. That the last digit has sent is stated by the button that waits. */
function useWrongCodeAnnouncement(
  isSubmitting: boolean,
  codeError: string | undefined,
  field: RefObject<HTMLInputElement | null>,
): void {
  const wasSubmitting = useRef(isSubmitting);
  useEffect(() => {
    const isAnswered = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (!isAnswered || !codeError) return;
    announce(codeError);
    field.current?.focus();
    field.current?.select();
  }, [isSubmitting, codeError, field]);
}

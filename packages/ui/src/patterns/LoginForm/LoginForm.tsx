import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Banner } from "../../components/Banner/index.ts";
import { Checkbox } from "../../components/Checkbox/index.ts";
import { ErrorSummary, type FormError } from "../../components/ErrorSummary/index.ts";
import { Form } from "../../components/Form/index.ts";
import { PasswordField } from "../../components/PasswordField/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import { text } from "../../styles/text.css.ts";
import { CooldownButton } from "../CooldownButton/index.ts";
import * as css from "./LoginForm.css.ts";

/** What a form library binds an input by. */
export type BoundInput = Pick<
  ComponentProps<"input">,
  "name" | "onChange" | "onBlur" | "ref" | "defaultValue" | "defaultChecked"
>;

export interface LoginFormLabels {
  email: string;
  password: string;
  rememberMe: string;
  submit: string;
  submitting: string;
  /** That both fields have to be filled in, stated once. */
  required: string;
}

export interface LoginFormProps extends Omit<ComponentProps<"form">, "className" | "style" | "children"> {
  /** Names the fields in the page: `login-email`, `login-password`, `login-rememberMe`. */
  id?: string | undefined;
  /** It was sent and is awaited: the button shows a ring. */
  isSubmitting: boolean;
  /** The button rests: nothing can be sent for a while, or any more. */
  isSubmitDisabled: boolean;
  /** Whole seconds until it can be sent again, 0 when no time is set. */
  secondsLeft: number;
  /** Why no one is signed in. */
  problem?: { tone: "warning" | "danger"; text: string } | undefined;
  /** What binds the fields; without it the form is only shown. */
  fields?: { email: BoundInput; password: BoundInput; rememberMe: BoundInput } | undefined;
  /** What is wrong with the address. */
  emailError?: string | undefined;
  /** What is wrong with the password. */
  passwordError?: string | undefined;
  /** What to mend, above the form, once it was sent `attempt` times. */
  errors?: readonly FormError[] | undefined;
  /** How many times it was sent: the focus moves to what is to mend after each. */
  attempt?: number | undefined;
  /** The link for who forgot the password. */
  forgotLink: ReactNode;
  /** Its own texts, in another wording. */
  labels?: Partial<LoginFormLabels> | undefined;
}

const french: LoginFormLabels = {
  email: "Adresse e-mail",
  password: "Mot de passe",
  rememberMe: "Se souvenir de moi",
  submit: "Se connecter",
  submitting: "Connexion en cours…",
  required: "Tous les champs sont obligatoires.",
};

const inBrackets = { wait: (wait: string) => `(${wait})` };

/** Address, password, and whether this device is to be remembered. */
export function LoginForm({
  id = "login",
  isSubmitting,
  isSubmitDisabled,
  secondsLeft,
  problem,
  fields,
  emailError,
  passwordError,
  errors = [],
  attempt = 0,
  forgotLink,
  labels,
  ...native
}: LoginFormProps): ReactElement {
  const allTexts = { ...french, ...labels };
  return (
    <Form {...native} id={id} className={css.form}>
      <ErrorSummary attempt={attempt} errors={errors} />
      {problem && <Banner tone={problem.tone} title={problem.text} announce="assertive" />}
      <p className={text.small}>{allTexts.required}</p>
      <TextField
        id={`${id}-email`}
        label={allTexts.email}
        isRequired
        type="email"
        autoComplete="username"
        inputMode="email"
        error={emailError}
        {...fields?.email}
      />
      <PasswordField
        id={`${id}-password`}
        label={allTexts.password}
        isRequired
        autoComplete="current-password"
        error={passwordError}
        {...fields?.password}
      />
      <div className={css.between}>
        <Checkbox id={`${id}-rememberMe`} label={allTexts.rememberMe} {...fields?.rememberMe} />
        <span className={css.target}>{forgotLink}</span>
      </div>
      <CooldownButton
        type="submit"
        size="large"
        isFullWidth
        label={allTexts.submit}
        secondsLeft={secondsLeft}
        labels={inBrackets}
        isPending={isSubmitting}
        pendingLabel={allTexts.submitting}
        isResting={isSubmitDisabled && !isSubmitting}
      />
    </Form>
  );
}

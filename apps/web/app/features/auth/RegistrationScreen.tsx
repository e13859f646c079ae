import {
  type RegistrationMachine,
  type RegistrationValues,
  registrationView,
} from "@jobami/machines/flows/registration";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { PasswordField } from "@jobami/ui/PasswordField";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { link } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { HandHeart, Megaphone } from "lucide-react";
import { useEffect } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { useEarlySubmit } from "../../world/early-form.ts";
import { useIsHydrated } from "../../world/hydration.ts";
import { LegalButton } from "../../world/LegalButton.tsx";
import { lazyResolver } from "../../world/lazy-resolver.ts";
import { chosenSoFar, tickedSoFar, typedSoFar } from "../../world/typed-so-far.ts";
import { useFlow } from "../../world/use-flow.ts";
import * as css from "./AuthPage.css.ts";
import { AuthPage } from "./AuthPage.tsx";
import { common } from "./copy.ts";
import { summaryOf, useServerErrors } from "./form-errors.ts";
import { passwordRulesOf } from "./password-rules.ts";
import { pendingVerification, registrationDraft } from "./registration.actors.ts";
import { registration, registrationProblem } from "./registration.copy.ts";

interface RegistrationForm extends Omit<RegistrationValues, "acceptTerms" | "user_type"> {
  user_type: string;
  acceptTerms: boolean;
}

const rules = lazyResolver<RegistrationForm>(
  async () =>
    (await import("./registration.schema.ts")).registrationRules as unknown as Resolver<RegistrationForm>,
);
const fields = ["user_type", "prenom", "nom", "email", "password", "acceptTerms"] as const;
const icons = { other: <Megaphone strokeWidth={1.75} />, jobbeur: <HandHeart strokeWidth={1.75} /> };
const kinds = registration.kinds.map((kind) => ({ ...kind, icon: icons[kind.value] }));

interface RegistrationScreenProps {
  machine: RegistrationMachine;
  /** What the link that led here was about. */
  intent: "jobbeur" | "other" | null;
}

/** The sign-up page: errors beside the fields and summed up on top, what is typed kept while the tab lives [REG-01]. */
export function RegistrationScreen({ machine, intent }: RegistrationScreenProps) {
  const navigate = useNavigate();
  const form = useForm<RegistrationForm>({
    resolver: rules.resolver,
    shouldFocusError: false,
    defaultValues: {
      user_type: chosenSoFar("user_type") || (intent ?? ""),
      prenom: typedSoFar("registration-prenom"),
      nom: typedSoFar("registration-nom"),
      email: typedSoFar("registration-email"),
      password: typedSoFar("registration-password"),
      acceptTerms: tickedSoFar("registration-acceptTerms"),
    },
  });
  useKeptDraft(form);
  const { errors, submitCount } = form.formState;
  const [snapshot, send] = useFlow(machine, undefined, {
    remember: ({ record }) => {
      registrationDraft.clear();
      if (record === null) pendingVerification.clear();
      else pendingVerification.write(record);
    },
    navigate: ({ to }) => navigate(to),
    // The page gone to says it, and a problem stands above the form.
    notice: () => {},
  });
  const view = registrationView(snapshot);
  useServerErrors(view.problem?.fields, fields, form.setError);
  const isHydrated = useIsHydrated();
  const password = useWatch({ control: form.control, name: "password" });
  const early = useEarlySubmit("registration");
  const submit = form.handleSubmit((values) =>
    send({ type: "form.submitted", values: values as RegistrationValues }),
  );
  return (
    <AuthPage
      title={registration.title}
      lead={
        <>
          {registration.hasAccount}{" "}
          <Link className={link} to="/login">
            {registration.signIn}
          </Link>
        </>
      }
    >
      <form {...early} className={css.form} onSubmit={submit} onFocus={rules.preload}>
        <ErrorSummary
          attempt={submitCount}
          errors={summaryOf(errors, fields, (field) => `registration-${field}`)}
        />
        {view.problem !== null && (
          <Banner
            tone="danger"
            title={registrationProblem(view.problem.code, view.problem.message)}
            announce="assertive"
          />
        )}
        <RadioGroup
          id="registration-user_type"
          label={registration.kind}
          look="cards"
          options={kinds}
          error={errors.user_type?.message}
          {...form.register("user_type")}
        />
        <div className={css.pair}>
          <TextField
            id="registration-prenom"
            label={registration.firstName}
            autoComplete="given-name"
            error={errors.prenom?.message}
            {...form.register("prenom")}
          />
          <TextField
            id="registration-nom"
            label={registration.lastName}
            autoComplete="family-name"
            error={errors.nom?.message}
            {...form.register("nom")}
          />
        </div>
        <TextField
          id="registration-email"
          label={common.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          help={registration.emailHelp}
          error={errors.email?.message}
          {...form.register("email")}
        />
        <PasswordField
          id="registration-password"
          label={common.password}
          autoComplete="new-password"
          rules={passwordRulesOf(isHydrated ? password : "")}
          error={errors.password?.message}
          {...form.register("password")}
        />
        <Checkbox
          id="registration-acceptTerms"
          label={<TermsLabel />}
          error={errors.acceptTerms?.message}
          {...form.register("acceptTerms")}
        />
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={view.isSubmitting}
          pendingLabel={registration.submitting}
          isDisabled={view.isSubmitDisabled && !view.isSubmitting}
        >
          {registration.submit}
        </Button>
      </form>
    </AuthPage>
  );
}

/** What is accepted, each text to be read without leaving the form. */
function TermsLabel() {
  const { terms } = registration;
  return (
    <>
      {terms.before}
      <LegalButton page="conditions-generales" className={link}>
        {terms.salesTerms}
      </LegalButton>
      {terms.between}
      <a className={link} href="/conditions-utilisation" target="_blank" rel="noreferrer">
        {terms.useTerms}
      </a>
      {terms.and}
      <LegalButton page="politique-confidentialite" className={link}>
        {terms.privacy}
      </LegalButton>
    </>
  );
}

/** Gives back what was typed before a reload, and keeps what is typed from now on. */
function useKeptDraft({
  setValue,
  getValues,
  subscribe,
}: ReturnType<typeof useForm<RegistrationForm>>): void {
  useEffect(() => {
    const draft = registrationDraft.read();
    if (draft !== null) {
      for (const part of ["email", "prenom", "nom"] as const)
        if (getValues(part) === "") setValue(part, draft[part]);
      if (getValues("user_type") === "") setValue("user_type", draft.user_type);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values: { email, prenom, nom, user_type } }) =>
        registrationDraft.write({ email, prenom, nom, user_type: user_type ?? "" }),
    });
  }, [setValue, getValues, subscribe]);
}

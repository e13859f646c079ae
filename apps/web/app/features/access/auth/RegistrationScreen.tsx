import {
  type RegistrationMachine,
  type RegistrationValues,
  type RegistrationView,
  registrationView,
} from "@jobami/machines/auth/registration";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { Form } from "@jobami/ui/Form";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { link, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { useEffect } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { loginPath } from "../../../generated/paths.ts";
import { loginFrom } from "../../../paths.ts";
import {
  chosenSoFar,
  lazyResolver,
  type Posted,
  PostFields,
  tickedSoFar,
  typedSoFar,
  useEarlySubmit,
  usePostedView,
} from "../../../platform/forms/index.ts";
import { Link } from "../../../platform/links/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useIsHydrated } from "../../../platform/page/index.ts";
import { AuthPage } from "./AuthPage.tsx";
import { common, requestWaits } from "./copy.ts";
import { useServerErrors } from "./form-errors.ts";
import { GoogleEntry } from "./GoogleEntry.tsx";
import { LateSignUpCheck } from "./late-sign-up-check.tsx";
import { passwordRulesOf } from "./password-rules.ts";
import { shownErrors } from "./posted-errors.ts";
import { pendingVerification, registrationDraft } from "./registration.actors.ts";
import { registration, registrationProblem } from "./registration.copy.ts";
import { kinds } from "./registration-kinds.tsx";
import { TermsTexts } from "./TermsTexts.tsx";

interface RegistrationForm extends Omit<RegistrationValues, "acceptTerms" | "user_type"> {
  user_type: string;
  acceptTerms: boolean;
}

const rules = lazyResolver<RegistrationForm>(
  async () =>
    (await import("./registration.schema.ts")).registrationRules as unknown as Resolver<RegistrationForm>,
);
const fields = ["user_type", "prenom", "nom", "email", "password", "acceptTerms"] as const;

interface RegistrationScreenProps {
  machine: RegistrationMachine;
  /** What the link that led here was about. */
  intent: "jobbeur" | "other" | null;
  /** Where they were going: their first sign-in leads there. */
  from?: string | null;
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<RegistrationView>> | null;
}

/** The sign-up page: errors beside the fields and summed up on top, what is typed retained while the tab lives [REG-01]. */
export function RegistrationScreen({ machine, intent, from = null, posted }: RegistrationScreenProps) {
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
  useStoredDraft(form);
  const { submitCount } = form.formState;
  const { errorOf, summary } = shownErrors(
    form.formState,
    posted,
    fields,
    (field) => `registration-${field}`,
  );
  const typed = posted?.values ?? {};
  const [snapshot, send] = useFlow(machine, undefined, {
    remember: ({ record }) => {
      registrationDraft.remember(null);
      pendingVerification.remember(record);
    },
    navigate: ({ to }) => navigate(to),
    // The page gone to shows it, and a problem stands above the form.
    notice: () => {},
  });
  const view = usePostedView(registrationView(snapshot), snapshot, posted);
  const challenge = view.challenge ?? typed.challenge;
  useServerErrors(view.problem?.fields, fields, form.setError);
  const isHydrated = useIsHydrated();
  const password = useWatch({ control: form.control, name: "password" });
  const early = useEarlySubmit("registration");
  const submit = form.handleSubmit((values) =>
    send({
      type: "form.submitted",
      values: { ...(values as RegistrationValues), ...(from !== null && { from }) },
    }),
  );
  return (
    <AuthPage
      title={registration.title}
      lead={
        <>
          {requestWaits(from)}
          {registration.hasAccount}{" "}
          <Link className={link} to={from === null ? loginPath : loginFrom(from)}>
            {registration.signIn}
          </Link>
        </>
      }
    >
      <PostFields form="registration" />
      <Stack as={Form} {...early} gap={5} onSubmit={submit} onFocus={rules.preload}>
        <ErrorSummary attempt={submitCount} errors={summary} />
        {view.problem !== null && (
          <Banner
            tone="danger"
            title={registrationProblem(view.problem.code, view.problem.message)}
            announce="assertive"
          />
        )}
        <p className={text.small}>{registration.required}</p>
        <RadioGroup
          id="registration-user_type"
          label={registration.kind}
          isRequired
          look="cards"
          options={kinds}
          error={errorOf("user_type")}
          defaultValue={typed.user_type}
          {...form.register("user_type")}
        />
        <Columns from="tablet" gap={5} align="start">
          <TextField
            id="registration-prenom"
            label={registration.firstName}
            isRequired
            autoComplete="given-name"
            error={errorOf("prenom")}
            defaultValue={typed.prenom}
            {...form.register("prenom")}
          />
          <TextField
            id="registration-nom"
            label={registration.lastName}
            isRequired
            autoComplete="family-name"
            error={errorOf("nom")}
            defaultValue={typed.nom}
            {...form.register("nom")}
          />
        </Columns>
        <TextField
          id="registration-email"
          label={common.email}
          isRequired
          type="email"
          autoComplete="username"
          inputMode="email"
          help={registration.emailHelp}
          error={errorOf("email")}
          defaultValue={typed.email}
          {...form.register("email")}
        />
        <PasswordField
          id="registration-password"
          label={common.password}
          isRequired
          autoComplete="new-password"
          rules={passwordRulesOf(isHydrated ? password : "")}
          error={errorOf("password")}
          {...form.register("password")}
        />
        <div>
          <Checkbox
            id="registration-acceptTerms"
            label={registration.terms.accept}
            isRequired
            error={errorOf("acceptTerms")}
            defaultChecked={typed.acceptTerms === "on"}
            {...form.register("acceptTerms")}
          />
          <TermsTexts />
        </div>
        <LateSignUpCheck check={view.check} />
        {from !== null && <input type="hidden" name="from" value={from} />}
        {challenge && <input type="hidden" name="challenge" value={challenge} />}
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={view.isSubmitting || view.check !== null}
          pendingLabel={registration.submitting}
          isResting={view.isSubmitDisabled && !view.isSubmitting}
        >
          {registration.submit}
        </Button>
      </Stack>
      <GoogleEntry from={from} />
    </AuthPage>
  );
}

/** Gives back what was typed before a reload, and keeps what is typed from now on. */
function useStoredDraft({
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
        registrationDraft.remember({ email, prenom, nom, user_type: user_type ?? "" }),
    });
  }, [setValue, getValues, subscribe]);
}

import { useApi } from "@jobami/api/http/provider";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { Form } from "@jobami/ui/Form";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { link, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { loginPath } from "../../../generated/paths.ts";
import {
  chosenSoFar,
  lazyResolver,
  PostFields,
  problemText,
  tickedSoFar,
  typedSoFar,
  useEarlySubmit,
  usePostedView,
  useSubmission,
} from "../../../platform/forms/index.ts";
import { Link } from "../../../platform/links/index.ts";
import { AuthPage } from "./AuthPage.tsx";
import { useServerErrors } from "./form-errors.ts";
import { GoogleOver } from "./GoogleOver.tsx";
import { type GoogleRegisterValues, googleRegistering } from "./google.actors.ts";
import { google } from "./google.copy.ts";
import type { GoogleStepProps } from "./google-step.ts";
import { shownErrors } from "./posted-errors.ts";
import { registration } from "./registration.copy.ts";
import { kinds } from "./registration-kinds.tsx";
import { TermsTexts } from "./TermsTexts.tsx";
import { useEntering } from "./use-entering.ts";

interface RegisterForm {
  user_type: string;
  prenom: string;
  nom: string;
  acceptTerms: boolean;
  isAdult: boolean;
}

const rules = lazyResolver<RegisterForm>(
  async () => (await import("./google.schema.ts")).googleRegisterRules as unknown as Resolver<RegisterForm>,
);
const fields = ["user_type", "prenom", "nom", "isAdult", "acceptTerms"] as const;

/** A new person: what Google does not state is asked before there is an account. */
export function GoogleRegisterStep({ arrival, onSignedIn, posted }: GoogleStepProps) {
  const api = useApi();
  const [machine] = useState(() => googleRegistering(api));
  const enter = useEntering(arrival.cameFrom, onSignedIn);
  const typed = { prenom: arrival.prenom, nom: arrival.nom, ...posted?.values };
  const form = useForm<RegisterForm>({
    resolver: rules.resolver,
    shouldFocusError: false,
    defaultValues: {
      user_type: chosenSoFar("user_type"),
      prenom: typedSoFar("google-prenom") || typed.prenom,
      nom: typedSoFar("google-nom") || typed.nom,
      isAdult: tickedSoFar("google-isAdult"),
      acceptTerms: tickedSoFar("google-acceptTerms"),
    },
  });
  const { errorOf, summary } = shownErrors(form.formState, posted, fields, (field) => `google-${field}`);
  const { snapshot, submit, ...current } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => enter(answer),
  });
  const { isSending, problem } = usePostedView(current, snapshot, posted);
  useServerErrors(problem?.fields, fields, form.setError);
  const early = useEarlySubmit("google");
  if (problem?.code === "OVER") return <GoogleOver />;
  return (
    <AuthPage title={google.registerTitle} lead={google.registerLead(arrival.email)}>
      <PostFields form="google" />
      <Stack
        as={Form}
        {...early}
        gap={5}
        onSubmit={form.handleSubmit((values) => submit(values as GoogleRegisterValues))}
        onFocus={rules.preload}
      >
        <ErrorSummary attempt={form.formState.submitCount} errors={summary} />
        {problem !== null && (
          <Banner
            tone="danger"
            title={problem.code === "FORM_INVALID" ? google.checkFields : problemText(problem)}
            announce="assertive"
          />
        )}
        <p className={text.small}>{registration.required}</p>
        <RadioGroup
          id="google-user_type"
          label={registration.kind}
          isRequired
          look="cards"
          options={kinds}
          error={errorOf("user_type")}
          {...form.register("user_type")}
        />
        <Columns from="tablet" gap={5} align="start">
          <TextField
            id="google-prenom"
            label={registration.firstName}
            isRequired
            autoComplete="given-name"
            error={errorOf("prenom")}
            defaultValue={typed.prenom}
            {...form.register("prenom")}
          />
          <TextField
            id="google-nom"
            label={registration.lastName}
            isRequired
            autoComplete="family-name"
            error={errorOf("nom")}
            defaultValue={typed.nom}
            {...form.register("nom")}
          />
        </Columns>
        <Checkbox
          id="google-isAdult"
          label={google.adult}
          isRequired
          error={errorOf("isAdult")}
          {...form.register("isAdult")}
        />
        <div>
          <Checkbox
            id="google-acceptTerms"
            label={registration.terms.accept}
            isRequired
            error={errorOf("acceptTerms")}
            {...form.register("acceptTerms")}
          />
          <TermsTexts />
        </div>
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={isSending}
          pendingLabel={google.registering}
        >
          {google.register}
        </Button>
        <Link className={link} to={loginPath}>
          {google.restart}
        </Link>
      </Stack>
    </AuthPage>
  );
}

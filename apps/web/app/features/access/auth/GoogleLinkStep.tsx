import { useApi } from "@jobami/api/http/provider";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { link } from "@jobami/ui/styles";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { forgotPasswordPath, loginPath } from "../../../generated/paths.ts";
import {
  lazyResolver,
  PostFields,
  problemText,
  UserName,
  useEarlySubmit,
  usePostedView,
  useRefusedField,
  useSubmission,
} from "../../../platform/forms/index.ts";
import { Link } from "../../../platform/links/index.ts";
import { AuthPage } from "./AuthPage.tsx";
import { GoogleOver } from "./GoogleOver.tsx";
import { type GoogleView, googleLinking } from "./google.actors.ts";
import { google } from "./google.copy.ts";
import type { GoogleStepProps } from "./google-step.ts";
import { login, problemText as refusalText } from "./login.copy.ts";
import { shownErrors } from "./posted-errors.ts";
import { useEntering } from "./use-entering.ts";

interface LinkForm {
  password: string;
}

const rules = lazyResolver<LinkForm>(async () => (await import("./google.schema.ts")).googleLinkRules);
const fields = ["password"] as const;

function refusal(problem: NonNullable<GoogleView["problem"]>) {
  return problem.code === "WRONG_PASSWORD"
    ? { field: "password" as const, text: problem.message || refusalText("INVALID_CREDENTIALS", "") }
    : { field: null, text: problemText(problem) };
}

/** Google's address has an account here: its password is asked for once, so that no one takes it over. */
export function GoogleLinkStep({ arrival, onSignedIn, posted }: GoogleStepProps) {
  const api = useApi();
  const [machine] = useState(() => googleLinking(api));
  const enter = useEntering(arrival.cameFrom, onSignedIn);
  const form = useForm<LinkForm>({
    resolver: rules.resolver,
    shouldFocusError: true,
    defaultValues: { password: "" },
  });
  const { snapshot, submit, ...current } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => enter(answer),
  });
  const { isSending, problem } = usePostedView(current, snapshot, posted);
  const refused = useRefusedField(form, problem, refusal);
  const { errorOf } = shownErrors(form.formState, posted, fields, () => "google-password");
  const early = useEarlySubmit("google");
  if (problem?.code === "OVER") return <GoogleOver />;
  return (
    <AuthPage title={google.linkTitle} lead={google.linkLead(arrival.email)}>
      <PostFields form="google" />
      <Stack
        as={Form}
        {...early}
        gap={5}
        onSubmit={form.handleSubmit((values) => submit(values))}
        onFocus={rules.preload}
      >
        {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
        <UserName email={arrival.email} />
        <PasswordField
          id="google-password"
          label={google.password}
          isRequired
          help={google.passwordHelp}
          autoComplete="current-password"
          error={errorOf("password")}
          {...form.register("password")}
        />
        <Link className={link} to={forgotPasswordPath}>
          {login.forgot}
        </Link>
        <Button type="submit" size="large" isFullWidth isPending={isSending} pendingLabel={google.linking}>
          {google.link}
        </Button>
        <Link className={link} to={loginPath}>
          {google.restart}
        </Link>
      </Stack>
    </AuthPage>
  );
}

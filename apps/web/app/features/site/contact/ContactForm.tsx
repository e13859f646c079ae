import { longestMessage } from "@jobami/api/contact/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { Form } from "@jobami/ui/Form";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { link, text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { privacyPath } from "../../../generated/paths.ts";
import { PostFields, textFields, useEarlySubmit } from "../../../platform/forms/index.ts";
import { Link } from "../../../platform/links/index.ts";
import * as css from "./Contact.css.ts";
import { contactFields } from "./contact.actors.ts";
import { copy, problemText } from "./copy.ts";
import { type ContactPosted, fieldId, useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  /** What the address asks about. */
  subject: string;
  /** What was sent before scripts were there. */
  posted?: ContactPosted;
}

const formId = "contact";

/** A message to the operator. It stays in its fields until it has arrived. */
export function ContactForm({ subject, posted }: ContactFormProps) {
  const { values, attempt, view, type, send } = useContactForm({ posted, subject });
  const early = useEarlySubmit(formId);
  const { problem, status, message, isSending } = view;
  const { errors, field } = textFields({
    names: contactFields,
    idOf: fieldId,
    values,
    problem,
    onType: type,
  });
  return (
    <>
      <PostFields form={formId} />
      <Stack as={Form} {...early} gap={5} aria-label={copy.form} onSubmit={() => send()}>
        <ErrorSummary attempt={attempt} errors={errors} />
        {problem !== null && errors.length === 0 && <Problem problem={problem} />}
        {status === "sent" && (
          <Banner tone="success" title={copy.sent} announce="polite">
            {message}
          </Banner>
        )}
        <p className={text.small}>{copy.required}</p>
        <Columns from="tablet" gap={5} align="start">
          <TextField {...field("name")} isRequired label={copy.name} autoComplete="name" />
          <TextField
            {...field("email")}
            isRequired
            type="email"
            label={copy.email}
            help={copy.emailHelp}
            autoComplete="email"
            inputMode="email"
          />
        </Columns>
        <TextField {...field("subject")} isRequired label={copy.subject} maxLength={120} />
        <TextArea
          {...field("message")}
          isRequired
          label={copy.message}
          help={copy.messageHelp}
          rows={7}
          maxCharacters={longestMessage}
        />
        <div className={css.trap} aria-hidden="true">
          <label htmlFor={fieldId("site")}>{copy.trap}</label>
          <input
            id={fieldId("site")}
            name="site"
            tabIndex={-1}
            autoComplete="off"
            value={values.site}
            onChange={(event) => type("site", event.target.value)}
          />
        </div>
        <Stack gap={3} align="start">
          <Button type="submit" size="large" isPending={isSending} pendingLabel={copy.sending}>
            {copy.send}
          </Button>
          <p className={text.small}>
            {copy.privacy}{" "}
            <Link className={link} to={privacyPath}>
              {copy.privacyLink}
            </Link>
            .
          </p>
        </Stack>
      </Stack>
    </>
  );
}

function Problem({ problem }: { problem: Parameters<typeof problemText>[0] }) {
  const { title, text: detail } = problemText(problem);
  return (
    <Banner tone={problem.code === "OFFLINE" ? "warning" : "danger"} title={title} announce="assertive">
      {detail}
    </Banner>
  );
}

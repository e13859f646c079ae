import { CircleCheck } from "lucide-react";
import { type ComponentProps, type ReactElement, useId } from "react";
import { Button } from "../../components/Button/index.ts";
import { Form } from "../../components/Form/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import { heading, text } from "../../styles/text.css.ts";
import * as css from "./NewsletterForm.css.ts";

export interface NewsletterFormLabels {
  title: string;
  label: string;
  submit: string;
  submitting: string;
}

type Native = Pick<ComponentProps<"form">, "id" | "method" | "action">;

export interface NewsletterFormProps extends Native {
  /** What is typed. */
  email: string;
  /** Asked for at every change of the address. */
  onEmailChange: (email: string) => void;
  /** The form was sent. */
  onSubmit: () => void;
  /** How far the subscription is. */
  status: "idle" | "submitting" | "succeeded" | "failed";
  /** What subscribing brings, above the field. */
  lead?: string | undefined;
  /** What came of it, in a sentence: green after a success, red after a failure. */
  message?: string | undefined;
  /** Its own texts, in another wording. */
  labels?: Partial<NewsletterFormLabels> | undefined;
}

const french: NewsletterFormLabels = {
  title: "La newsletter",
  label: "Votre e-mail",
  submit: "S’abonner",
  submitting: "Envoi...",
};

/** FOOT-11 asks for the attribute itself, beside what assistive tools are given. */
const htmlRequired = { required: true };

/** One address for the newsletter, with its answer below. */
export function NewsletterForm(props: NewsletterFormProps): ReactElement {
  const { email, onEmailChange, onSubmit, status, message, lead, labels: given, ...native } = props;
  const labels = { ...french, ...given };
  const titleId = useId();
  const hasFailed = status === "failed";
  const send = () => {
    onSubmit();
  };
  return (
    <Form {...native} className={css.form} aria-labelledby={titleId} onSubmit={send}>
      <h2 id={titleId} className={heading[4]}>
        {labels.title}
      </h2>
      {lead && <p className={text.small}>{lead}</p>}
      <div className={hasFailed ? css.refused : css.row}>
        <TextField
          type="email"
          name="email"
          autoComplete="email"
          label={labels.label}
          isRequired
          {...htmlRequired}
          isReadOnly={status === "submitting"}
          value={email}
          error={hasFailed ? message : undefined}
          onChange={(event) => onEmailChange(event.currentTarget.value)}
        />
        <Button type="submit" isResting={status === "submitting"}>
          {status === "submitting" ? labels.submitting : labels.submit}
        </Button>
      </div>
      <div role="status">
        {message && !hasFailed && (
          <p className={css.good}>
            <CircleCheck size={20} />
            {message}
          </p>
        )}
      </div>
    </Form>
  );
}

import { type MetaFunction, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { emailChangeLinkAction, emailChangeLinkLoader } from "./index.server.ts";
import { EmailChangeLinkPage, type EmailChangeLinkView } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Changement d’adresse e-mail", isPrivate: true });

export const loader = emailChangeLinkLoader;

/** The two buttons, pressed without scripts. */
export const action = emailChangeLinkAction;

export default function EmailChange() {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  return (
    <EmailChangeLinkPage
      opened={useLoaderData<typeof loader>()}
      token={query.get("token") ?? ""}
      onRetry={() => void revalidate()}
      posted={usePosted<EmailChangeLinkView>()}
    />
  );
}

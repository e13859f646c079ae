import { type MetaFunction, useLoaderData, useSearchParams } from "react-router";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { emailChangeLinkAction, emailChangeLinkLoader } from "./index.server.ts";
import { EmailChangeLinkPage, type EmailChangeLinkView } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Changement d’adresse e-mail", isPrivate: true });

export const loader = emailChangeLinkLoader;

/** The two buttons, pressed without scripts. */
export const action = emailChangeLinkAction;

export const handle = { isQuiet: true };

export default function EmailChange() {
  const [query] = useSearchParams();
  return (
    <EmailChangeLinkPage
      opened={useLoaderData<typeof loader>()}
      token={query.get("token") ?? ""}
      posted={usePosted<EmailChangeLinkView>()}
    />
  );
}

import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { type ContactPosted, ContactScreen, contactCopy } from "./index.ts";

/** The form, sent without scripts. */
export { contactAction as action } from "./index.server.ts";

/** What the address asks about stands in the form already. */
export function loader({ url }: LoaderFunctionArgs) {
  return {
    subject: (url.searchParams.get("sujet") ?? "").replace(/\p{C}/gu, " ").slice(0, 120),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, { title: contactCopy.title, description: contactCopy.description });

export default function Contact() {
  const { subject } = useLoaderData<typeof loader>();
  return (
    <ContactScreen subject={subject} posted={usePosted<NonNullable<NonNullable<ContactPosted>["view"]>>()} />
  );
}

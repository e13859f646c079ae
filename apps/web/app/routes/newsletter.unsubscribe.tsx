import { type MetaFunction, useSearchParams } from "react-router";
import { NewsletterLinkPage } from "../features/newsletter/NewsletterLinkPage.tsx";
import { pageMeta } from "../shell/meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Fin d’abonnement à la newsletter", isPrivate: true });

export default function NewsletterUnsubscribe() {
  const [query] = useSearchParams();
  return <NewsletterLinkPage link="unsubscribe" token={query.get("token")} />;
}

import { type MetaFunction, useSearchParams } from "react-router";
import { NewsletterLinkPage } from "../features/newsletter/NewsletterLinkPage.tsx";
import { pageMeta } from "../shell/meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Abonnement à la newsletter", isPrivate: true });

export default function NewsletterVerify() {
  const [query] = useSearchParams();
  return <NewsletterLinkPage link="verify" token={query.get("token")} />;
}

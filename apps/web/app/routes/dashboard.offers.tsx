import { type MetaFunction, useSearchParams } from "react-router";
import { OffersScreen } from "../features/negotiation/OffersScreen.tsx";
import { pageMeta } from "../shell/meta.ts";
import { readPage } from "../world/read-page.ts";
import { useSession } from "../world/session.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Propositions", isPrivate: true });

export default function Offers() {
  const [params] = useSearchParams();
  const { user } = useSession();
  if (user === null) return null;
  const isSent = params.has("vue") ? params.get("vue") === "envoyees" : user.user_type === "jobbeur";
  return <OffersScreen side={isSent ? "jobbeur" : "client"} page={readPage(params)} />;
}

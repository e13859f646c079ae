import { type MetaFunction, useSearchParams } from "react-router";
import { offersLabel } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { OffersScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: offersLabel, isPrivate: true });

export default function Offers() {
  const [params] = useSearchParams();
  const { user } = useSession();
  if (user === null) return null;
  const isSent = params.has("vue") ? params.get("vue") === "envoyees" : user.user_type === "jobbeur";
  return <OffersScreen side={isSent ? "jobbeur" : "client"} page={readPage(params)} />;
}

import { useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { askedSlugOf } from "../../../entities/ask/index.ts";
import { wishOf } from "../../../entities/service/index.ts";
import { composeLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { ComposerScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: composeLabel, isPrivate: true });

export default function Compose() {
  const { user } = useSession();
  const [query] = useSearchParams();
  // Another step leaves the address behind: what they came for stays so.
  const [[wish, asks, model]] = useState(
    () => [wishOf(query), askedSlugOf(query), query.get("modele")] as const,
  );
  return user === null ? null : <ComposerScreen userId={user.id} wish={wish} asks={asks} model={model} />;
}

import { useEffect, useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { askedSlugOf, storedAsk } from "../../../entities/ask/index.ts";
import { serviceOf, storedWish } from "../../../entities/service/index.ts";
import { composeLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { ComposerScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: composeLabel, isPrivate: true });

export default function Compose() {
  const { user } = useSession();
  const [query] = useSearchParams();
  const [stored] = useState(storedWish.read);
  // It is offered once: whoever begins another mission begins anew.
  const [asked] = useState(storedAsk.read);
  useEffect(() => {
    storedWish.remember(null);
    storedAsk.remember(null);
  }, []);
  // Another step leaves the address behind: who was asked by it stays so.
  const [asks] = useState(() => askedSlugOf(query) ?? asked);
  return user === null ? null : (
    <ComposerScreen userId={user.id} wish={serviceOf(query) ?? stored} asks={asks} />
  );
}

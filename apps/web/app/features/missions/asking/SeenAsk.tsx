import { useApi } from "@jobami/api/http/provider";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { seeAsk } from "./asking.actors.ts";

/** Sends once that the person has opened what they are asked for. */
export function SeenAsk({ id }: { id: string }) {
  const api = useApi();
  const [machine] = useState(() => seeAsk(api));
  const [atOnce] = useState({ id });
  useSubmission(machine, {}, atOnce);
  return null;
}

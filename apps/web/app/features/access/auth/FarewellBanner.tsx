import { Banner } from "@jobami/ui/Banner";
import { link } from "@jobami/ui/styles";
import { useLocation } from "react-router";
import { contactPath } from "../../../generated/paths.ts";
import { Link } from "../../../platform/links/index.ts";
import { useIsHydrated } from "../../../platform/page/index.ts";
import type { Farewell } from "../../../platform/session/index.ts";
import { farewellLines, login } from "./login.copy.ts";

/** Why whoever was led here was put out, for as long as they stay: what is shown in passing is lost on who was away for five seconds. */
export function FarewellBanner() {
  const { state } = useLocation() as { state: Partial<Farewell> | null };
  // The server knows nothing of what a browser's history keeps.
  const farewell = useIsHydrated() ? state?.farewell : undefined;
  if (farewell === undefined) return null;
  return (
    <Banner
      tone="danger"
      title={farewell.title}
      action={
        <Link className={link} to={contactPath}>
          {login.writeToSupport}
        </Link>
      }
    >
      {farewellLines(farewell).map((line) => line && <p key={line}>{line}</p>)}
    </Banner>
  );
}

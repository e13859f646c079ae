import type { LoginView } from "@jobami/machines/auth/login";
import { lazy, Suspense, useRef } from "react";
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Navigate,
  redirect,
  useSearchParams,
} from "react-router";
import { dashboardPath, loginLabel } from "../../../generated/paths.ts";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageContext, pageMeta, useDemoAccounts } from "../../../platform/page/index.ts";
import { type Session, useSession } from "../../../platform/session/index.ts";
import { LoginSheet, loadLoginPage, loginCopy, restingLogin } from "./index.ts";

/** The form is shown at once; what moves it comes after the first paint. The server has it all, and sends the form in one piece. */
const LoginPage = import.meta.env.SSR ? (await loadLoginPage()).default : lazy(loadLoginPage);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: loginLabel,
    description: "Retrouvez vos missions, vos propositions et vos messages.",
  });

/** A signed-in person has nothing to do here (reading 9). */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(pageContext).facts.user !== null) throw redirect(dashboardPath);
  return null;
}

/** The form, sent without scripts. */
export { loginAction as action } from "./index.server.ts";

/**
 * In the browser the session knows who is signed in. Whoever comes from another page gets the form that works at once: another one that
 * took its place would take away what they have begun to type.
 */
export async function clientLoader() {
  await loadLoginPage();
  return null;
}

export const handle = { isQuiet: true };

export default function Login() {
  const [query] = useSearchParams();
  const session = useSession();
  const arrivalNotice = query.get("mot-de-passe") === "change" ? loginCopy.passwordChanged : undefined;
  const posted = usePosted<Partial<LoginView>>();
  const demoAccounts = useDemoAccounts();
  // The machine itself leaves after a sign-in made here; only those who came signed in are sent on.
  const isOpenedHere = useRef(false);
  const open: Session["open"] = (user) => {
    isOpenedHere.current = true;
    session.open(user);
  };
  if (session.status === "signedIn" && !isOpenedHere.current) return <Navigate to={dashboardPath} replace />;
  return (
    <Suspense
      fallback={<LoginSheet view={restingLogin} demoAccounts={demoAccounts} arrivalNotice={arrivalNotice} />}
    >
      <LoginPage
        cameFrom={query.get("from")}
        demoAccounts={demoAccounts}
        onSignedIn={open}
        arrivalNotice={arrivalNotice}
        posted={posted}
      />
    </Suspense>
  );
}

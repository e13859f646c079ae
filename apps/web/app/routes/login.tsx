import { lazy, Suspense, useRef } from "react";
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Navigate,
  redirect,
  useSearchParams,
} from "react-router";
import { LoginSheet } from "../features/auth/LoginSheet.tsx";
import { restingLogin } from "../features/auth/login.props.ts";
import { pageWorld } from "../server/page-context.ts";
import { pageMeta } from "../shell/meta.ts";
import { useDemoAccounts } from "../world/page-facts.ts";
import { type Session, useSession } from "../world/session.ts";

const load = () => import("../features/auth/LoginPage.tsx");
/** The form is shown at once; what moves it comes after the first paint. The server has it all, and sends the form in one piece. */
const LoginPage = import.meta.env.SSR
  ? (await load()).LoginPage
  : lazy(async () => ({ default: (await load()).LoginPage }));

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Connexion" });

/** Somebody signed in has nothing to do here (reading 9). */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(pageWorld).facts.user !== null) throw redirect("/dashboard");
  return null;
}

/** In the browser the session says who is signed in. */
export const clientLoader = () => null;

export default function Login() {
  const [query] = useSearchParams();
  const session = useSession();
  const demoAccounts = useDemoAccounts();
  // The machine itself leaves after a sign-in made here; only those who came signed in are sent on.
  const isOpenedHere = useRef(false);
  const open: Session["open"] = (user) => {
    isOpenedHere.current = true;
    session.open(user);
  };
  if (session.status === "signedIn" && !isOpenedHere.current) return <Navigate to="/dashboard" replace />;
  return (
    <Suspense fallback={<LoginSheet view={restingLogin} demoAccounts={demoAccounts} />}>
      <LoginPage cameFrom={query.get("from")} demoAccounts={demoAccounts} onSignedIn={open} />
    </Suspense>
  );
}

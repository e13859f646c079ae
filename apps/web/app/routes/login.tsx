import { useApi } from "@jobami/api/http/provider";
import { useRef, useState } from "react";
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Navigate,
  redirect,
  useSearchParams,
} from "react-router";
import { LoginScreen } from "../features/auth/LoginScreen.tsx";
import { loginMachine } from "../features/auth/login.actors.ts";
import { pageWorld } from "../server/page-context.ts";
import { pageMeta } from "../shell/meta.ts";
import { useDemoAccounts } from "../world/page-facts.ts";
import { type Session, useSession } from "../world/session.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Connexion" });

/** Somebody signed in has nothing to do here (reading 9). */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(pageWorld).facts.user !== null) throw redirect("/dashboard");
  return null;
}

/** In the browser the session says who is signed in. */
export const clientLoader = () => null;

export default function Login() {
  const api = useApi();
  const [machine] = useState(() => loginMachine(api));
  const [query] = useSearchParams();
  const session = useSession();
  // The machine itself leaves after a sign-in made here; only those who came signed in are sent on.
  const isOpenedHere = useRef(false);
  const open: Session["open"] = (user) => {
    isOpenedHere.current = true;
    session.open(user);
  };
  if (session.status === "signedIn" && !isOpenedHere.current) return <Navigate to="/dashboard" replace />;
  return (
    <LoginScreen
      machine={machine}
      cameFrom={query.get("from")}
      demoAccounts={useDemoAccounts()}
      onSignedIn={open}
    />
  );
}

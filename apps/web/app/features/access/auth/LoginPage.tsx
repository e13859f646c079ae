import { useApi } from "@jobami/api/http/provider";
import { type ComponentProps, useEffect, useState } from "react";
import { askedSlugOf, storedAsk } from "../../../entities/ask/index.ts";
import { serviceOf, storedWish } from "../../../entities/service/index.ts";
import { LoginScreen } from "./LoginScreen.tsx";
import { loginMachine } from "./login.actors.ts";
import { PasskeyEntry } from "./PasskeyEntry.tsx";

/** Who came to ask a person and has no account yet asks them once they have one: it outlives the sign-up. */
function useRememberedAsk(cameFrom: string | null): void {
  useEffect(() => {
    const query = new URLSearchParams(cameFrom?.split("?")[1]);
    const [asked, wish] = [askedSlugOf(query), serviceOf(query)];
    if (asked === null) return;
    storedAsk.remember(asked);
    if (wish !== null) storedWish.remember(wish);
  }, [cameFrom]);
}

/** The sign-in page over the real server. */
export function LoginPage(props: Omit<ComponentProps<typeof LoginScreen>, "machine" | "passkey">) {
  const api = useApi();
  const [machine] = useState(() => loginMachine(api));
  useRememberedAsk(props.cameFrom);
  return (
    <LoginScreen
      machine={machine}
      passkey={<PasskeyEntry cameFrom={props.cameFrom} onSignedIn={props.onSignedIn} />}
      {...props}
    />
  );
}

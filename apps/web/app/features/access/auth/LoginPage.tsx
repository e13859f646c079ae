import { useApi } from "@jobami/api/http/provider";
import { type ComponentProps, useState } from "react";
import { LoginScreen } from "./LoginScreen.tsx";
import { loginMachine } from "./login.actors.ts";
import { PasskeyEntry } from "./PasskeyEntry.tsx";

/** The sign-in page over the real server. */
export function LoginPage(props: Omit<ComponentProps<typeof LoginScreen>, "machine" | "passkey">) {
  const api = useApi();
  const [machine] = useState(() => loginMachine(api));
  return (
    <LoginScreen
      machine={machine}
      passkey={<PasskeyEntry cameFrom={props.cameFrom} onSignedIn={props.onSignedIn} />}
      {...props}
    />
  );
}

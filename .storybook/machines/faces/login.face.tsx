import { createLoginMachine, loginView } from "@jobami/machines/flows/login";
import { LoginForm } from "@jobami/ui/patterns/LoginForm";
import { link } from "@jobami/ui/styles";
import { loginProps } from "../../../apps/web/app/features/auth/login.props.ts";
import { faceOf, secondsTo } from "../viewer/Standing.tsx";

export const face = faceOf("login", createLoginMachine({ now: Date.now }), (snapshot, at) => {
  const view = loginView(snapshot);
  return (
    <LoginForm
      {...loginProps(view)}
      secondsLeft={secondsTo(view.cooldownUntil, at)}
      forgotLink={
        <a className={link} href="#oubli">
          {"Mot de passe oublié\u202f?"}
        </a>
      }
    />
  );
});

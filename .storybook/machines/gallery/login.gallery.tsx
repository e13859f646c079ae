import { createLoginMachine, loginView } from "@jobami/machines/auth/login";
import { LoginForm } from "@jobami/ui/patterns/LoginForm";
import { link } from "@jobami/ui/styles";
import { loginProps } from "../../../apps/web/app/features/access/auth/login.props.ts";
import { machinePaths } from "../../../apps/web/app/machine-paths.ts";
import { galleryOf, secondsTo } from "./Gallery.tsx";

export const gallery = galleryOf(
  "auth/login",
  createLoginMachine({ paths: machinePaths, now: Date.now }),
  (snapshot, at) => {
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
  },
);

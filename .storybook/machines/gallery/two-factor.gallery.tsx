import { createTwoFactorMachine, twoFactorView } from "@jobami/machines/auth/two-factor";
import { TwoFactorForm } from "@jobami/ui/patterns/TwoFactorForm";
import { link } from "@jobami/ui/styles";
import { twoFactorProps } from "../../../apps/web/app/features/access/auth/two-factor.props.ts";
import { machinePaths } from "../../../apps/web/app/machine-paths.ts";
import { galleryOf, nothing, secondsTo } from "./Gallery.tsx";

export const gallery = galleryOf(
  "auth/two-factor",
  createTwoFactorMachine({ paths: machinePaths, now: Date.now }),
  (snapshot, at) => {
    const view = twoFactorView(snapshot);
    return (
      <TwoFactorForm
        {...twoFactorProps(view)}
        code={view.isSubmitting ? "123456" : ""}
        secondsLeft={secondsTo(view.resendAt, at)}
        onCodeChange={nothing}
        onSubmit={nothing}
        onResend={nothing}
        wayBack={
          <a className={link} href="#connexion">
            Retour à la connexion
          </a>
        }
      />
    );
  },
);

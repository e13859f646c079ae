import type { RegistrationView } from "@jobami/machines/auth/registration";
import { Banner } from "@jobami/ui/Banner";

const most = "Beaucoup de comptes se créent en ce moment.";

const waitText = (seconds: number) =>
  seconds > 90 ? `${Math.ceil(seconds / 60)}\u00a0minutes` : `${Math.ceil(seconds)}\u00a0secondes`;

/** Shows once why a sign-up takes longer than usual: nothing is asked of the person. */
export function SignUpCheck({ step, seconds }: NonNullable<RegistrationView["check"]>) {
  return (
    <Banner key={step} tone="info" title={most} announce="polite">
      {step === "proving"
        ? "Votre appareil fait un petit calcul qui écarte les robots\u00a0: quelques secondes suffisent."
        : `Votre demande partira toute seule dans ${waitText(seconds)}\u00a0: gardez cette page ouverte.`}
    </Banner>
  );
}

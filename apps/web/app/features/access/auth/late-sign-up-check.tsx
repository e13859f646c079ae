import type { RegistrationView } from "@jobami/machines/auth/registration";
import { type FC, lazy, Suspense } from "react";

const load = (): Promise<{ SignUpCheck: FC<NonNullable<RegistrationView["check"]>> }> =>
  import("./SignUpCheck.tsx").catch(() => ({ SignUpCheck: () => null }));

/** Nothing of it is loaded while sign-ups are usual; where it cannot be, the sign-up goes on without its text. */
const Check = lazy(async () => ({ default: (await load()).SignUpCheck }));

/** What keeps an unusual sign-up. */
export function LateSignUpCheck({ check }: Pick<RegistrationView, "check">) {
  return (
    <Suspense fallback={null}>
      {check !== null && <Check step={check.step} seconds={check.seconds} />}
    </Suspense>
  );
}

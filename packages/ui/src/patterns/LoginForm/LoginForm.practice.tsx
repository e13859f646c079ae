import type { Practice } from "../../practice.ts";
import { link } from "../../styles/text.css.ts";
import { LoginForm } from "./index.ts";

const form = {
  isSubmitting: false,
  isSubmitDisabled: false,
  secondsLeft: 0,
  onSubmit: (event: { preventDefault(): void }) => event.preventDefault(),
};
const forgot = (
  <a className={link} href="#oubli">
    {"Mot de passe oublié\u202f?"}
  </a>
);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <LoginForm
            {...form}
            id="practice-login-1"
            forgotLink={forgot}
            problem={{ tone: "danger", text: "Adresse ou mot de passe incorrect." }}
          />
        ),
        why: "What is wrong without which of the two: no one learns whether the address has an account. The way out stands below.",
      },
      dont: {
        sample: (
          <LoginForm
            {...form}
            id="practice-login-2"
            forgotLink={null}
            problem={{ tone: "danger", text: "Aucun compte avec cette adresse." }}
          />
        ),
        why: "It lets anybody try who has an account, and leads whoever forgot nowhere.",
      },
    },
    {
      do: {
        sample: (
          <LoginForm
            {...form}
            id="practice-login-3"
            forgotLink={forgot}
            isSubmitDisabled
            secondsLeft={45}
            problem={{ tone: "warning", text: "Trop d’essais. Patientez un instant." }}
          />
        ),
        why: "Why the button rests, and how long.",
      },
      dont: {
        sample: <LoginForm {...form} id="practice-login-4" forgotLink={forgot} isSubmitDisabled />,
        why: "A button at rest for no stated reason: people press it again, then leave.",
      },
    },
  ],
  writing: [
    ["The problem is a sentence, without blame", "«\u202fAdresse ou mot de passe incorrect.\u202f»"],
    ["The button is the deed", "«\u202fSe connecter\u202f»"],
  ],
  long: (
    <LoginForm
      {...form}
      id="practice-login-5"
      forgotLink={forgot}
      labels={{
        email: "Adresse électronique de votre compte professionnel",
        submit: "Se connecter à l’espace professionnel",
      }}
    />
  ),
  rightToLeft: (
    <LoginForm
      {...form}
      id="practice-login-6"
      forgotLink={null}
      labels={{
        email: "البريد",
        password: "كلمة المرور",
        rememberMe: "تذكرني",
        submit: "دخول",
        required: "كل الحقول مطلوبة.",
      }}
    />
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { link } from "../../styles/text.css.ts";
import { boxed } from "../../testing/boxed.tsx";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./LoginForm.guide.ts";
import { practice } from "./LoginForm.practice.tsx";
import { LoginForm } from "./LoginForm.tsx";

const missing = {
  emailError: "Saisissez votre adresse e-mail.",
  passwordError: "Saisissez votre mot de passe.",
  errors: [
    { fieldId: "login-email", message: "Saisissez votre adresse e-mail." },
    { fieldId: "login-password", message: "Saisissez votre mot de passe." },
  ],
};

const bound = () => ({ onChange: fn() });

const meta = {
  title: "patterns/LoginForm",
  component: LoginForm,
  tags: ["autodocs"],
  args: {
    isSubmitting: false,
    isSubmitDisabled: false,
    secondsLeft: 0,
    fields: { email: bound(), password: bound(), rememberMe: bound() },
    onSubmit: fn((event) => event.preventDefault()),
    forgotLink: (
      <a className={link} href="#oubli">
        {"Mot de passe oublié\u202f?"}
      </a>
    ),
  },
  parameters: { guide, practice },
  decorators: [boxed({ maxWidth: "30rem" })],
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args, step }) => {
    const form = within(canvasElement);
    await step("lets the browser fill both fields", async () => {
      await expect(form.getByLabelText("Adresse e-mail")).toHaveAttribute("autocomplete", "username");
      await expect(form.getByLabelText("Mot de passe")).toHaveAttribute("autocomplete", "current-password");
    });
    await step("is gone through in the order of the eye, and sent by Enter", async () => {
      const names = ["Adresse e-mail", "Mot de passe"];
      for (const name of names) {
        await userEvent.tab();
        await expect(form.getByLabelText(name)).toHaveFocus();
      }
      await userEvent.keyboard("{Enter}");
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await userEvent.tab();
      await userEvent.tab();
      await expect(form.getByRole("checkbox", { name: "Se souvenir de moi" })).toHaveFocus();
      await userEvent.tab();
      await expect(form.getByRole("link", { name: /Mot de passe oublié/ })).toHaveFocus();
      await userEvent.tab();
      await expect(form.getByRole("button", { name: "Se connecter" })).toHaveFocus();
    });
  },
};
export const Invalid: Story = { args: missing };
export const Submitting: Story = { args: { isSubmitting: true, isSubmitDisabled: true } };
export const Refused: Story = {
  args: { problem: { tone: "danger", text: "Email ou mot de passe incorrect" } },
};
export const TooSoon: Story = {
  args: {
    problem: { tone: "warning", text: "Veuillez attendre 3 secondes entre chaque tentative" },
  },
};
export const CoolingDown: Story = {
  args: {
    isSubmitDisabled: true,
    secondsLeft: 3,
    problem: {
      tone: "danger",
      text: "Veuillez vérifier votre email avant de continuer, un email de vérification a été envoyé.",
    },
  },
};
export const Over: Story = { args: { isSubmitDisabled: true } };
export const LongWords: Story = {
  args: {
    ...missing,
    labels: {
      email: "Adresse électronique de l’établissement public intercommunal",
      rememberMe: "Se souvenir de moi sur cet ordinateur, qui n’est pas partagé",
      submit: "Se connecter à l’espace des collectivités territoriales",
    },
  },
};
export const OnAPhone: Story = { ...Invalid, globals: { viewport: { value: "w390" } } };

export const LeadsToWhatIsWrong: Story = {
  args: { ...missing, attempt: 1 },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await waitFor(() =>
      expect(form.getByRole("heading", { name: "2 erreurs sont à corriger" })).toHaveFocus(),
    );
    await userEvent.click(form.getByRole("link", { name: "Saisissez votre mot de passe." }));
    await expect(form.getByLabelText("Mot de passe")).toHaveFocus();
  },
};

export const ReadAloud: Story = {
  args: {
    ...missing,
    problem: { tone: "danger", text: "Email ou mot de passe incorrect" },
    isSubmitDisabled: true,
    secondsLeft: 3,
  },
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "form",
      "heading, 2 erreurs sont à corriger, level 2",
      "list",
      "listitem, level 1, position 1, set size 2",
      "link, Saisissez votre adresse e-mail.",
      "listitem, level 1, position 2, set size 2",
      "link, Saisissez votre mot de passe.",
      "alert",
      "Erreur :",
      "Email ou mot de passe incorrect",
      "Tous les champs sont obligatoires.",
      "Adresse e-mail",
      "textbox, Adresse e-mail, Saisissez votre adresse e-mail., invalid, required",
      "Saisissez votre adresse e-mail.",
      "Mot de passe",
      "textbox, Mot de passe, Saisissez votre mot de passe., invalid, required",
      "button, Afficher le mot de passe",
      "Saisissez votre mot de passe.",
      "checkbox, Se souvenir de moi, not checked",
      "Se souvenir de moi",
      "link, Mot de passe oublié ?",
      "button, Se connecter, disabled",
      "Se connecter",
    ]);
  },
};

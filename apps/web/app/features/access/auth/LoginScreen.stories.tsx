import { requester } from "@jobami/api/auth/fixtures";
import { ApiError } from "@jobami/api/http/errors";
import {
  createLoginMachine,
  type LoginAnswer,
  type LoginMachine,
  type LoginValues,
} from "@jobami/machines/auth/login";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromPromise } from "xstate";
import { machinePaths } from "../../../machine-paths.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { LoginScreen } from "./LoginScreen.tsx";

const accepted: LoginAnswer = {
  success: true,
  message: "Connexion réussie.",
  toastType: "success",
  user: requester,
  previousLogin: null,
  requiresTwoFactor: false,
};

function machine(answer: (values: LoginValues) => Promise<LoginAnswer>): LoginMachine {
  return createLoginMachine({ paths: machinePaths, now: Date.now }).provide({
    actors: { signIn: fromPromise<LoginAnswer, LoginValues>(({ input }) => answer(input)) },
  });
}

function refusing(status: number, code: ApiError["code"], message: string): LoginMachine {
  return machine(() => Promise.reject(new ApiError(status, code, message)));
}

const meta: Meta<typeof LoginScreen> = {
  title: "web/Login",
  component: LoginScreen,
  parameters: { layout: "fullscreen" },
  args: {
    machine: machine(async () => accepted),
    cameFrom: null,
    demoAccounts: [],
    onSignedIn: fn(),
  },
  decorators: [
    (Story) => (
      <StoryProviders path="/login">
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof LoginScreen>;

async function submit(
  canvasElement: HTMLElement,
  email = "lea.martin@exemple.fr",
  password = "Secret-2026!",
) {
  const canvas = within(canvasElement);
  if (email !== "") await fillIn(canvas.getByLabelText("Adresse e-mail"), email);
  if (password !== "") await fillIn(canvas.getByLabelText("Mot de passe"), password);
  await userEvent.click(canvas.getByRole("button", { name: "Se connecter" }));
  return canvas;
}

export const Empty: Story = {};

export const WithDemoAccounts: Story = {
  args: {
    demoAccounts: [
      { label: "Demandeuse", email: "lea@demo.example", password: "Demo-2026!" },
      { label: "Jobbeur", email: "karim@demo.example", password: "Demo-2026!" },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /Jobbeur/ }));
    await expect(canvas.getByLabelText("Adresse e-mail")).toHaveValue("karim@demo.example");
    await expect(canvas.getByLabelText("Mot de passe")).toHaveValue("Demo-2026!");
    await expect(canvas.getByRole("button", { name: "Se connecter" })).toHaveFocus();
  },
};

/** Nothing is asked of the server without an address and a password [LOGIN-15, LOGIN-16]. */
export const MissingFields: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement, "", "");
    await waitFor(() => expect(canvas.getByText("2 erreurs sont à corriger")).toHaveFocus());
  },
};

export const Submitting: Story = {
  args: { machine: machine(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await expect(await canvas.findByRole("button", { name: /Se connecter/, busy: true })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  args: { machine: refusing(401, "INVALID_CREDENTIALS", "") },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await expect(await canvas.findByText("Email ou mot de passe incorrect")).toBeVisible();
  },
};

export const Locked: Story = {
  args: {
    machine: refusing(423, "ACCOUNT_LOCKED", "Compte verrouillé après 5 essais. Réessayez dans 15 minutes."),
  },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await expect(
      await canvas.findByText("Compte verrouillé après 5 essais. Réessayez dans 15 minutes."),
    ).toBeVisible();
  },
};

export const NoNetwork: Story = {
  args: { machine: refusing(0, "NETWORK", "") },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await expect(await canvas.findByText(/Impossible de joindre le serveur/)).toBeVisible();
  },
};

export const SignedIn: Story = {
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(requester));
  },
};

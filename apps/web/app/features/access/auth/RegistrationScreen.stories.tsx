import type { SignUpProof } from "@jobami/api/auth/contract";
import { ApiError } from "@jobami/api/http/errors";
import {
  createRegistrationMachine,
  type RegistrationAnswer,
  type RegistrationMachine,
  type RegistrationSending,
} from "@jobami/machines/auth/registration";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromPromise } from "xstate";
import { machinePaths } from "../../../machine-paths.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { RegistrationScreen } from "./RegistrationScreen.tsx";

function machine(
  answer: () => Promise<RegistrationAnswer>,
  prove: () => Promise<SignUpProof> = () => Promise.reject(new Error("not asked")),
): RegistrationMachine {
  return createRegistrationMachine({
    paths: machinePaths,
    now: Date.now,
    newIdempotencyKey: () => "story",
  }).provide({
    actors: {
      register: fromPromise<RegistrationAnswer, RegistrationSending>(answer),
      prove: fromPromise<SignUpProof, { challenge: string }>(prove),
    },
  });
}

const refused = "Indiquez une adresse e-mail valide.";

const meta: Meta<typeof RegistrationScreen> = {
  title: "web/Registration",
  component: RegistrationScreen,
  parameters: { layout: "fullscreen" },
  args: { machine: machine(() => new Promise(() => {})), intent: null },
  decorators: [
    (Story) => (
      <StoryProviders path="/inscription">
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof RegistrationScreen>;

async function fill(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("radio", { name: /Donner un coup de main/ }));
  await fillIn(canvas.getByLabelText("Prénom"), "Karim");
  await fillIn(canvas.getByLabelText("Nom"), "Benali");
  await fillIn(canvas.getByLabelText("Adresse e-mail"), "karim@exemple.fr");
  await fillIn(canvas.getByLabelText("Mot de passe"), "Bonjour-2026!");
  await userEvent.click(canvas.getByRole("checkbox"));
  return canvas;
}

export const Empty: Story = {};
export const FromAJobbeurLink: Story = { args: { intent: "jobbeur" } };

export const Faults: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await waitFor(() => expect(canvas.getByText("6 erreurs sont à corriger")).toHaveFocus());
  },
};

export const Submitting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(await canvas.findByRole("button", { name: /Créer mon compte/, busy: true })).toBeVisible();
  },
};

/** A refused sign-up keeps everything that was typed. */
export const AddressRefused: Story = {
  args: {
    machine: machine(() =>
      Promise.reject(
        new ApiError(400, "VALIDATION_FAILED", refused, {
          fields: [{ path: "email", code: "invalid_format", message: refused }],
        }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(await canvas.findByLabelText("Adresse e-mail")).toHaveValue("karim@exemple.fr");
    await expect(await canvas.findByLabelText("Adresse e-mail")).toBeInvalid();
    await expect(canvas.getByLabelText("Prénom")).toHaveValue("Karim");
  },
};

const unusual = () =>
  Promise.reject(
    new ApiError(429, "SIGN_UP_PROOF_NEEDED", "Renvoyez ce formulaire dans 60 secondes.", {
      data: { challenge: "défi", retryAfterSeconds: 60 },
    }),
  );

/** Many accounts are made: the browser works a few seconds, nothing is asked of the person. */
export const ProvingWork: Story = {
  args: { machine: machine(unusual, () => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(await canvas.findByText(/quelques secondes suffisent/)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: /Créer mon compte/, busy: true })).toBeVisible();
  },
};

/** The browser cannot: the form is sent by itself after the wait. */
export const Waiting: Story = {
  args: { machine: machine(unusual) },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(await canvas.findByText(/partira toute seule dans 60.secondes/)).toBeVisible();
  },
};

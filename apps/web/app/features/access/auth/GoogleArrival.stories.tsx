import { googleContract } from "@jobami/api/google/contract";
import { mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { GoogleArrivalPage } from "./GoogleArrivalPage.tsx";
import type { GoogleArrival } from "./google-step.ts";

const arrival: GoogleArrival = {
  success: true,
  step: "register",
  email: "lea.martin@exemple.fr",
  prenom: "Léa",
  nom: "Martin",
  cameFrom: null,
};
const known: GoogleArrival = { ...arrival, step: "signIn" };
const linkable: GoogleArrival = { ...arrival, step: "link" };

const meta = {
  title: "web/Google arrival",
  component: GoogleArrivalPage,
  parameters: { layout: "fullscreen" },
  args: { arrival, onSignedIn: fn() },
  decorators: [
    (Story) => (
      <StoryProviders path="/google">
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof GoogleArrivalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new person, with what Google reported filled in. */
export const Newcomer: Story = {};

export const NewcomerLacking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    const shownMessage = await canvas.findAllByText("Il faut avoir 18 ans pour créer un compte.");
    await expect(shownMessage).toHaveLength(2);
  },
};

export const NewcomerIn: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: /Demander un coup de main/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /18 ans/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /J’accepte/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** The address has an account here. */
export const Linking: Story = { args: { arrival: linkable } };

export const LinkingWrongPassword: Story = {
  args: { arrival: linkable },
  parameters: {
    msw: [
      mockRefusal(googleContract.link, "INVALID_CREDENTIALS", { message: "Email ou mot de passe incorrect" }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas.getByLabelText("Votre mot de passe"), "Secret-2026!");
    await userEvent.click(canvas.getByRole("button", { name: "Relier et me connecter" }));
    await expect(await canvas.findByText("Email ou mot de passe incorrect")).toBeVisible();
  },
};

export const Entering: Story = {
  args: { arrival: known },
  parameters: { msw: [mockSilence(googleContract.signIn)] },
};

export const Suspended: Story = {
  args: { arrival: known },
  parameters: {
    msw: [
      mockRefusal(googleContract.signIn, "ACCOUNT_DEACTIVATED", {
        message: "Votre compte a été désactivé. Veuillez contacter le support.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/a été désactivé/)).toBeVisible();
  },
};

export const Over: Story = { args: { arrival: null } };

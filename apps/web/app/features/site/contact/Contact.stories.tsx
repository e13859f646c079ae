import { requester } from "@jobami/api/auth/fixtures";
import { contactContract } from "@jobami/api/contact/contract";
import { mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { ContactScreen } from "./ContactScreen.tsx";
import { contactDraft } from "./contact-draft.ts";

const meta = {
  title: "web/Contact",
  component: ContactScreen,
  parameters: { layout: "fullscreen" },
  args: { subject: "" },
  beforeEach: () => contactDraft.remember(null),
  render: (args) => (
    <StoryProviders path="/contact">
      <main>
        <ContactScreen {...args} />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = {
  "Votre nom": "Léa Martin",
  "Votre adresse e-mail": "lea@exemple.fr",
  Sujet: "Une question sur une mission",
  "Votre message": "Bonjour, comment changer la date d’une mission déjà publiée\u202f?",
};

async function write(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  for (const [label, text] of Object.entries(typed)) await fillIn(canvas.getByLabelText(label), text);
  await userEvent.click(canvas.getByRole("button", { name: "Envoyer le message" }));
  return canvas;
}

export const Empty: Story = {};

export const About: Story = {
  args: { subject: "Proposer une offre partenaire" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Sujet")).toHaveValue("Proposer une offre partenaire");
  },
};

export const SignedIn: Story = {
  render: (args) => (
    <StoryProviders path="/contact" user={requester}>
      <main>
        <ContactScreen {...args} />
      </main>
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Votre adresse e-mail")).toHaveValue(requester.email);
  },
};

export const Sending: Story = {
  parameters: { msw: { handlers: [mockSilence(contactContract.send)] } },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /Envoyer le message/ })).toHaveAttribute("aria-busy", "true"),
    );
  },
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await canvas.findByText("Votre message est parti");
    await expect(canvas.getByLabelText("Votre message")).toHaveValue("");
    await expect(canvas.getByLabelText("Votre nom")).toHaveValue("Léa Martin");
  },
};

export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        mockRefusal(contactContract.send, "VALIDATION_FAILED", {
          message: "Certaines informations sont à corriger.",
          fields: [
            { path: "email", code: "invalid", message: "Cette adresse e-mail n’est pas complète." },
            { path: "message", code: "too_small", message: "Message\u00a0: au moins 10 caractères." },
          ],
        }),
      ],
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = await write(canvasElement);
    await canvas.findByText("2 erreurs sont à corriger");
    await step("is stated beside each field, and what was typed stays", async () => {
      await expect(canvas.getByLabelText("Votre adresse e-mail")).toHaveAttribute("aria-invalid", "true");
      await expect(canvas.getByLabelText("Votre message")).toHaveValue(typed["Votre message"]);
    });
  },
};

export const TooMany: Story = {
  parameters: {
    msw: {
      handlers: [
        mockRefusal(contactContract.send, "TOO_MANY_REQUESTS", {
          message: "Trop de demandes à la fois. Réessayez dans 12 minutes.",
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await (await write(canvasElement)).findByText("Trop de demandes à la fois. Réessayez dans 12 minutes.");
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [mockNetworkFailure(contactContract.send)] } },
  play: async ({ canvasElement, step }) => {
    const canvas = await write(canvasElement);
    await canvas.findByText(/^Pas de connexion/);
    await step("keeps what was typed, in this tab too", async () => {
      await expect(canvas.getByLabelText("Sujet")).toHaveValue(typed.Sujet);
      await expect(contactDraft.read()?.subject).toBe(typed.Sujet);
    });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

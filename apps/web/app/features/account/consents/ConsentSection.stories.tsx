import { requester } from "@jobami/api/auth/fixtures";
import { consentsContract } from "@jobami/api/consents/contract";
import { aiAbsent, termsAbsent, termsAnnounced, termsGiven } from "@jobami/api/consents/fixtures";
import { mockAnswer, mockRefusal, mockSilence } from "@jobami/api/mock";
import { Container } from "@jobami/ui/Container";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { ConsentSection } from "./ConsentSection.tsx";

const onNotice = fn();

const meta = {
  title: "web/Consents",
  component: ConsentSection,
  parameters: { layout: "fullscreen" },
  args: { userId: requester.id },
  beforeEach: () => onNotice.mockClear(),
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/parametres" user={requester} onNotice={onNotice}>
        <main>
          <Container width="form">
            <h1>Paramètres</h1>
            <Story />
          </Container>
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof ConsentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/valable jusqu’au 2 mai 2027/)).toBeVisible();
  },
};

export const Absent: Story = {
  parameters: {
    msw: [
      mockAnswer(consentsContract.aiStatus, aiAbsent),
      mockAnswer(consentsContract.termsStatus, termsAbsent),
    ],
  },
  play: async ({ canvasElement }) => {
    const opened = fn();
    globalThis.addEventListener("open-ai-consent-modal", opened, { once: true });
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: "Donner mon consentement" }),
    );
    await expect(opened).toHaveBeenCalledOnce();
    const termsOpened = fn();
    globalThis.addEventListener("open-cgv-cgu-consent-modal", termsOpened, { once: true });
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Lire et accepter" }));
    await expect(termsOpened).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockSilence(consentsContract.aiStatus), mockSilence(consentsContract.termsStatus)] },
};

export const Unreadable: Story = {
  parameters: {
    msw: [
      mockRefusal(consentsContract.aiStatus, "INTERNAL_ERROR", { message: "Erreur" }),
      mockRefusal(consentsContract.termsStatus, "INTERNAL_ERROR", { message: "Erreur" }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Impossible de vérifier votre consentement IA")).toBeVisible();
    await expect(await canvas.findByText("Impossible de vérifier votre consentement CGV/CGU")).toBeVisible();
  },
};

export const Revoked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Révoquer mon acceptation" }));
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({
        kind: "success",
        title: "Votre acceptation des CGV et CGU est révoquée",
      }),
    );
  },
};

export const RevocationFailed: Story = {
  parameters: {
    msw: [mockRefusal(consentsContract.revokeAi, "INTERNAL_ERROR", { message: "Erreur" })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Retirer mon consentement" }));
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({
        kind: "error",
        title: "Une erreur est survenue lors de la suppression de votre consentement",
      }),
    );
  },
};

/** New terms are announced: from when on, and what changes [POL-14]. */
export const TermsAnnounced: Story = {
  parameters: {
    msw: [mockAnswer(consentsContract.termsStatus, { ...termsGiven, announced: termsAnnounced })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Nos conditions changent le 20 décembre 2026")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /fermer votre compte/ })).toHaveAttribute(
      "href",
      "/dashboard/parametres/compte",
    );
  },
};

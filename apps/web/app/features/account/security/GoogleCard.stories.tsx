import { requester } from "@jobami/api/auth/fixtures";
import { googleContract } from "@jobami/api/google/contract";
import { mockAnswer, mockRefusal } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { GoogleCard } from "./GoogleCard.tsx";

const linked = { email: "lea.martin@exemple.fr", linkedAt: "2026-11-19T18:30:00.000Z" };
const withPassword = mockAnswer(googleContract.state, {
  success: true,
  linked,
  hasPassword: true,
  proof: null,
});

const meta = {
  title: "web/Google card",
  component: GoogleCard,
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/profil/securite" user={requester}>
        <main style={{ maxWidth: "38rem" }}>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof GoogleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = { parameters: { msw: [withPassword] } };

/** Without a password it cannot be removed. */
export const LastWayIn: Story = {
  parameters: {
    msw: [mockAnswer(googleContract.state, { success: true, linked, hasPassword: false, proof: null })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "Choisir un mot de passe" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Retirer" })).toBeNull();
  },
};

export const RemovalRefused: Story = {
  parameters: {
    msw: [
      withPassword,
      mockRefusal(googleContract.unlink, "LAST_WAY_IN", {
        message: "Google est votre seul moyen de vous connecter.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Retirer" }));
    await userEvent.click(await screen.findByRole("button", { name: "Retirer Google" }));
    await waitFor(() =>
      expect(screen.getByText("Google est votre seul moyen de vous connecter.")).toBeVisible(),
    );
  },
};

import { authContract } from "@jobami/api/auth/contract";
import { requester } from "@jobami/api/auth/fixtures";
import { authenticatorContract } from "@jobami/api/authenticator/contract";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../testing/fill-in.ts";
import { StoryProviders } from "../../testing/StoryProviders.tsx";
import { SecurityScreen } from "./SecurityScreen.tsx";

const guarded = { ...requester, two_factor_enabled: true };

const meta = {
  title: "web/Security",
  component: SecurityScreen,
  args: { user: requester, onChanged: fn() },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/profil/securite" user={requester}>
        <main style={{ maxWidth: "38rem" }}>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof SecurityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function turnOn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await fillIn(canvas.getByLabelText("Votre mot de passe"), "Secret-2026!");
  await userEvent.click(canvas.getByRole("button", { name: "Activer" }));
  return canvas;
}

export const OneStep: Story = {};
export const TwoSteps: Story = {
  args: { user: guarded },
  parameters: {
    msw: [
      mockAnswer(authenticatorContract.state, {
        success: true,
        isOn: false,
        isCodeMailed: true,
        hasPassword: true,
        recoveryCodesLeft: 0,
      }),
    ],
  },
};

export const TurnedOn: Story = {
  parameters: {
    msw: [mockAnswer(authContract.setTwoFactor, { success: true, user: guarded, message: "Activée." })],
  },
  play: async ({ canvasElement, args }) => {
    await turnOn(canvasElement);
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith(guarded));
  },
};

export const WrongPassword: Story = {
  parameters: {
    msw: [
      mockRefusal(authContract.setTwoFactor, "INVALID_CREDENTIALS", { message: "Mot de passe incorrect." }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await turnOn(canvasElement);
    await expect(await canvas.findByText("Ce mot de passe n’est pas le bon.")).toBeVisible();
  },
};

async function changePassword(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await fillIn(canvas.getByLabelText("Mot de passe actuel"), "Ancien-2026!");
  await fillIn(canvas.getByLabelText("Nouveau mot de passe"), "Nouveau-2027!");
  await userEvent.click(canvas.getByRole("button", { name: "Changer le mot de passe" }));
  return canvas;
}

export const PasswordChanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveValue(""));
  },
};

export const ChangingPassword: Story = {
  parameters: { msw: [mockSilence(authContract.updatePassword)] },
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement);
    await expect(
      await canvas.findByRole("button", { name: /Changer le mot de passe/, busy: true }),
    ).toBeVisible();
  },
};

export const CurrentPasswordWrong: Story = {
  parameters: {
    msw: [mockRefusal(authContract.updatePassword, "INVALID_CREDENTIALS", { message: "Incorrect." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement);
    await expect(await canvas.findByText("Ce mot de passe n’est pas le bon.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Mot de passe actuel")).toHaveFocus());
    await expect(canvas.getByLabelText("Nouveau mot de passe")).toHaveValue("Nouveau-2027!");
  },
};

export const PasswordUnchanged: Story = {
  parameters: { msw: [mockNetworkFailure(authContract.updatePassword)] },
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement);
    await expect(await canvas.findByText(/Impossible de joindre le serveur/)).toBeVisible();
  },
};

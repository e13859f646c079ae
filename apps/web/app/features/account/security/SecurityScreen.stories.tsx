import { authContract } from "@jobami/api/auth/contract";
import { requester } from "@jobami/api/auth/fixtures";
import { authenticatorContract } from "@jobami/api/authenticator/contract";
import { googleContract } from "@jobami/api/google/contract";
import { googleOnly } from "@jobami/api/google/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
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
        recoveryCodesLeft: 0,
        onSince: null,
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

/** Who has no password is proved by Google first, for each thing by itself. */
export const GoogleOnly: Story = {
  parameters: { msw: [mockAnswer(googleContract.state, googleOnly())] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const way = await canvas.findByRole("link", { name: "Confirmer avec Google" });
    await expect(way.getAttribute("href")).toContain("for=mailedCode");
    await expect(canvas.queryByRole("button", { name: "Activer" })).toBeNull();
  },
};

/** Back from Google the mailed code is turned on without a password. */
export const ProvedByGoogle: Story = {
  parameters: {
    msw: [
      mockAnswer(googleContract.state, googleOnly("mailedCode")),
      mockAnswer(authContract.setTwoFactor, { success: true, user: guarded, message: "Activée." }),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Google vient de confirmer/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Activer" }));
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

/** After a new password: what else opens the account, and since when. */
export const WhatElseOpensIt: Story = {
  tags: ["every-look"],
  parameters: {
    msw: [
      mockAnswer(googleContract.state, { ...googleOnly(), hasPassword: true }),
      mockAnswer(authenticatorContract.state, {
        success: true,
        isOn: true,
        isCodeMailed: false,
        recoveryCodesLeft: 9,
        onSince: "2026-11-12T09:00:00.000Z",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await changePassword(canvasElement);
    const ways = within(await canvas.findByRole("list", { name: "Ce qui ouvre ou protège votre compte" }));
    await expect(
      canvas.getByRole("heading", { name: "Vérifiez ce qui ouvre encore votre compte" }),
    ).toHaveFocus();
    await expect(ways.getAllByRole("listitem")).toHaveLength(4);
    await expect(ways.getByText("depuis le 12 novembre 2026")).toBeVisible();
    await expect(ways.getAllByRole("link")[0]).toHaveAttribute("href", "#passkeys-title");
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

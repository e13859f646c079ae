import { accountContract } from "@jobami/api/account/contract";
import { deletionLink, holdings } from "@jobami/api/account/fixtures";
import { mockAnswer, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { DeletedPage } from "./DeletedPage.tsx";
import { DeletionLinkPage } from "./DeletionLinkPage.tsx";

const meta = {
  title: "web/DeletionLink",
  component: DeletionLinkPage,
  parameters: { layout: "fullscreen" },
  args: { step: "confirm", token: "jeton" },
  decorators: [
    (Story) => (
      <StoryProviders path="/account/delete/confirm?token=jeton">
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof DeletionLinkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const yes = { success: true } as const;
const confirmed = { ...yes, data: { ...deletionLink, isConfirmed: true } };
const isConfirmed = mockAnswer(accountContract.lookAtDeletion, confirmed);

const finds =
  (text: string | RegExp): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };

export const ToConfirm: Story = { play: finds(/Supprimer votre compte\s\?/) };

export const Confirming: Story = {
  parameters: { msw: [mockSilence(accountContract.confirmDeletion)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Continuer la suppression" }));
    await expect(
      await canvas.findByRole("button", { name: /Continuer la suppression/, busy: true }),
    ).toBeVisible();
  },
};

export const Looking: Story = { parameters: { msw: [mockSilence(accountContract.lookAtDeletion)] } };

export const WorkUnderWay: Story = {
  parameters: {
    msw: [
      mockAnswer(accountContract.lookAtDeletion, {
        ...yes,
        data: { ...deletionLink, holdings: { ...holdings, commitments: 1 } },
      }),
    ],
  },
  play: finds(/1\smission est en cours/),
};

export const Expired: Story = {
  parameters: {
    msw: [mockRefusal(accountContract.lookAtDeletion, "TOKEN_EXPIRED", { message: "Lien expiré." })],
  },
  play: finds("Ce lien a expiré"),
};

export const WithoutToken: Story = { args: { token: null }, play: finds("Ce lien n’est pas valable") };

export const Unanswered: Story = {
  parameters: {
    msw: [mockRefusal(accountContract.lookAtDeletion, "SERVICE_UNAVAILABLE", { message: "Plus tard." })],
  },
  play: finds("Le lien n’a pas pu être lu"),
};

export const LastStep: Story = {
  args: { step: "final" },
  parameters: { msw: [isConfirmed] },
  play: finds("Dernière étape"),
};

async function finish(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await fillIn(await canvas.findByLabelText("Votre mot de passe"), "Secret-2026!");
  await userEvent.click(canvas.getByRole("button", { name: "Supprimer définitivement mon compte" }));
  return canvas;
}

export const Erasing: Story = {
  args: { step: "final" },
  parameters: { msw: [isConfirmed, mockSilence(accountContract.finishDeletion)] },
  play: async ({ canvasElement }) => {
    const canvas = await finish(canvasElement);
    await expect(
      await canvas.findByRole("button", { name: /Supprimer définitivement/, busy: true }),
    ).toBeVisible();
  },
};

export const WrongPassword: Story = {
  args: { step: "final" },
  parameters: {
    msw: [
      isConfirmed,
      mockRefusal(accountContract.finishDeletion, "INVALID_CREDENTIALS", { message: "Incorrect." }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await finish(canvasElement);
    await expect(await canvas.findByText("Ce mot de passe n’est pas le bon.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Votre mot de passe")).toHaveFocus());
  },
};

export const Locked: Story = {
  args: { step: "final" },
  parameters: {
    msw: [
      isConfirmed,
      mockRefusal(accountContract.finishDeletion, "ACCOUNT_LOCKED", {
        message: "Trop de tentatives échouées\u00a0: votre compte est verrouillé. Réessayez dans 15 minutes.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await finish(canvasElement);
    await expect(await canvas.findByText(/Réessayez dans 15 minutes/)).toBeVisible();
  },
};

export const Deleted: Story = { render: () => <DeletedPage /> };

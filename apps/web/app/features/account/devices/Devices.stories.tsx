import { devicesContract } from "@jobami/api/devices/contract";
import { thisDevice } from "@jobami/api/devices/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { DevicesCard } from "./DevicesCard.tsx";
import { UnknownDevicePage } from "./UnknownDevicePage.tsx";

const heard = fn();

const meta = {
  title: "web/Devices",
  component: DevicesCard,
  beforeEach: () => void heard.mockClear(),
  render: () => (
    <StoryProviders path="/dashboard/profil/securite" onNotice={heard}>
      <main style={{ maxWidth: "38rem" }}>
        <h1>Sécurité du compte</h1>
        <DevicesCard />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof DevicesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const closePhone = { name: "Fermer la session Safari sur iOS" };
const closeOthers = { name: "Fermer toutes les autres sessions" };

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = await canvas.findAllByRole("listitem");
    await expect(rows).toHaveLength(3);
    await expect(within(rows[0] as HTMLElement).getByText("Cet appareil")).toBeVisible();
    await expect(within(rows[0] as HTMLElement).queryByRole("button")).toBeNull();
  },
};

export const OnlyThisOne: Story = {
  parameters: { msw: [mockAnswer(devicesContract.list, { success: true, data: [thisDevice] })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Votre compte n’est ouvert nulle part ailleurs.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(devicesContract.list)] } };

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(devicesContract.list)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText("Vos appareils n’ont pas pu être chargés."),
    ).toBeVisible();
  },
};

export const Ended: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", closePhone));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith({ kind: "success", title: "La session est fermée." }),
    );
  },
};

export const Ending: Story = {
  parameters: { msw: [mockSilence(devicesContract.endOne)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", closePhone));
    await expect(await canvas.findByRole("button", { ...closePhone, busy: true })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const NotEnded: Story = {
  parameters: {
    msw: [mockRefusal(devicesContract.endOne, "TOO_MANY_REQUESTS", { message: "Trop de demandes." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", closePhone));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "error", title: "Trop de demandes." }));
    await expect(canvas.getByRole("button", closePhone)).toBeVisible();
  },
};

export const AskingForAll: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", closeOthers));
    const dialog = within(
      await within(document.body).findByRole("alertdialog", { name: /Fermer toutes les autres sessions/ }),
    );
    await waitFor(() => expect(dialog.getByText(/Celui-ci reste connecté/)).toBeVisible());
  },
};

const renderLink = () => (
  <StoryProviders path="/unknown-device?token=jeton">
    <main>
      <UnknownDevicePage token="jeton" />
    </main>
  </StoryProviders>
);

export const UnknownDeviceLink: Story = { render: renderLink };

const disown: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: /changer de mot de passe/ }));
};

export const UnknownDeviceExpired: Story = {
  render: renderLink,
  parameters: { msw: [mockRefusal(devicesContract.disown, "TOKEN_EXPIRED", { message: "Expiré." })] },
  play: async (context) => {
    await disown?.(context);
    await expect(
      await within(context.canvasElement).findByRole("heading", { name: "Ce lien a expiré" }),
    ).toBeVisible();
  },
};

export const UnknownDeviceUsed: Story = {
  render: renderLink,
  parameters: { msw: [mockRefusal(devicesContract.disown, "TOKEN_INVALID", { message: "Invalide." })] },
  play: async (context) => {
    await disown?.(context);
    await expect(
      await within(context.canvasElement).findByRole("link", { name: "Choisir un nouveau mot de passe" }),
    ).toBeVisible();
  },
};

export const UnknownDeviceOutOfReach: Story = {
  render: renderLink,
  parameters: { msw: [mockNetworkFailure(devicesContract.disown)] },
  play: async (context) => {
    await disown?.(context);
    await expect(
      await within(context.canvasElement).findByRole("button", { name: "Réessayer" }),
    ).toBeVisible();
  },
};

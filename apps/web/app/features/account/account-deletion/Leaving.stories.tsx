import { accountContract } from "@jobami/api/account/contract";
import { standingAsked, standingCommitted } from "@jobami/api/account/fixtures";
import { requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { LeavingScreen } from "./LeavingScreen.tsx";

const heard = fn();

const meta = {
  title: "web/Leaving",
  component: LeavingScreen,
  args: { email: requester.email },
  beforeEach: () => void heard.mockClear(),
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/parametres/compte" user={requester} onNotice={heard}>
        <main style={{ maxWidth: "44rem" }}>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof LeavingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const yes = { success: true } as const;

/** Nothing is under way: one may pause, or leave. */
export const Free: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/24\sJobi sur votre solde/)).toBeVisible();
  },
};

export const Reading: Story = { parameters: { msw: [mockSilence(accountContract.standing)] } };

export const Unreadable: Story = {
  parameters: { msw: [mockNetworkFailure(accountContract.standing)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const WorkUnderWay: Story = {
  parameters: { msw: [mockAnswer(accountContract.standing, { ...yes, data: standingCommitted })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/2\smissions sont en cours/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Faire une pause" })).toBeNull();
  },
};

async function ask(canvasElement: HTMLElement, password = "Secret-2026!") {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("radio", { name: "Pour protéger mes données" }));
  if (password !== "") await fillIn(canvas.getByLabelText("Votre mot de passe"), password);
  await userEvent.click(canvas.getByRole("button", { name: "Recevoir le lien de suppression" }));
  return canvas;
}

/** The mail is sent; what waits can be taken back. */
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByText("Un lien vous attend dans vos e-mails")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Données et compte" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Garder mon compte" }));
    await expect(await canvas.findByRole("button", { name: "Faire une pause" })).toBeVisible();
    await expect(heard).toHaveBeenCalledWith({ kind: "success", title: "Votre compte est conservé." });
  },
};

export const Waiting: Story = {
  parameters: { msw: [mockAnswer(accountContract.standing, { ...yes, data: standingAsked })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/avant le samedi 21 novembre/)).toBeVisible();
  },
};

export const Keeping: Story = {
  parameters: {
    msw: [
      mockAnswer(accountContract.standing, { ...yes, data: standingAsked }),
      mockSilence(accountContract.cancelDeletion),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Garder mon compte" }));
    await expect(await canvas.findByRole("button", { name: /Garder mon compte/, busy: true })).toBeVisible();
  },
};

export const NotKept: Story = {
  parameters: {
    msw: [
      mockAnswer(accountContract.standing, { ...yes, data: standingAsked }),
      mockNetworkFailure(accountContract.cancelDeletion),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Garder mon compte" }));
    await expect(await canvas.findByText(/Impossible de joindre le serveur/)).toBeVisible();
  },
};

export const Asking: Story = {
  parameters: { msw: [mockSilence(accountContract.askDeletion)] },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(
      await canvas.findByRole("button", { name: /Recevoir le lien de suppression/, busy: true }),
    ).toBeVisible();
  },
};

export const WithoutPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement, "");
    await waitFor(() =>
      expect(canvas.getByLabelText("Votre mot de passe")).toHaveAttribute("aria-invalid", "true"),
    );
  },
};

export const WrongPassword: Story = {
  parameters: {
    msw: [mockRefusal(accountContract.askDeletion, "INVALID_CREDENTIALS", { message: "Incorrect." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByText("Ce mot de passe n’est pas le bon.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Votre mot de passe")).toHaveFocus());
    await expect(canvas.getByRole("radio", { name: "Pour protéger mes données" })).toBeChecked();
  },
};

export const AskedTooSoon: Story = {
  parameters: {
    msw: [
      mockRefusal(accountContract.askDeletion, "COOLDOWN_ACTIVE", {
        message: "Patientez encore 40 secondes avant de recommencer.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByText(/Patientez encore 40 secondes/)).toBeVisible();
  },
};

async function pause(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Faire une pause" }));
  return within(await screen.findByRole("alertdialog"));
}

export const PauseAsked: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await pause(canvasElement);
    const agree = await dialog.findByRole("button", { name: "Mettre en pause" });
    await waitFor(() => expect(agree).toBeVisible());
  },
};

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await pause(canvasElement);
    await userEvent.click(await dialog.findByRole("button", { name: "Mettre en pause" }));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith({ kind: "success", title: "Votre compte est en pause." }),
    );
  },
};

export const NotPaused: Story = {
  parameters: { msw: [mockNetworkFailure(accountContract.pause)] },
  play: async ({ canvasElement }) => {
    const dialog = await pause(canvasElement);
    await userEvent.click(await dialog.findByRole("button", { name: "Mettre en pause" }));
    const shownMessage = await dialog.findByText(/Impossible de joindre le serveur/);
    await waitFor(() => expect(shownMessage).toBeVisible());
  },
};

export const NoExport: Story = {
  parameters: { msw: [mockNetworkFailure(accountContract.exportData)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Télécharger le fichier" }));
    await expect(await canvas.findByText(/Impossible de joindre le serveur/)).toBeVisible();
  },
};

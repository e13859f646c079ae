import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { verificationContract } from "@jobami/api/verification/contract";
import { allProved, nothingProved } from "@jobami/api/verification/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { VerificationScreen } from "./VerificationScreen.tsx";

const heard = fn();

const meta = {
  title: "web/Vérification",
  component: VerificationScreen,
  parameters: { layout: "fullscreen" },
  beforeEach: () => void heard.mockClear(),
  render: () => (
    <StoryProviders path="/dashboard/profil/verification" onNotice={heard}>
      <main>
        <VerificationScreen />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof VerificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const { own, submit, withdraw, setCompany } = verificationContract;

/** One paper counts, one is looked at, one was refused with its reason. */
export const Partly: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("En examen")).toBeVisible();
    await expect(canvas.getByText(/La première page seule est là/)).toBeVisible();
    await expect(canvas.getByText(/Au moins 5.avis positifs \(0 aujourd’hui\)/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const Nothing: Story = {
  parameters: { msw: [mockAnswer(own, { success: true, data: nothingProved })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Vous n’avez encore rien envoyé.")).toBeVisible();
  },
};

/** All grounds of the badge hold [POL-10]. */
export const Everything: Story = {
  parameters: { msw: [mockAnswer(own, { success: true, data: allProved })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Votre profil porte le badge/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(own)] } };

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(own)] },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(within(canvasElement).getByText("Vos documents n’ont pas pu être chargés.")).toBeVisible(),
      { timeout: 30_000 },
    );
  },
};

async function attach(canvasElement: HTMLElement): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File(["carte"], "carte.jpg", { type: "image/jpeg" });
  await userEvent.upload(input as HTMLInputElement, file);
  await expect(await within(canvasElement).findByText("envoyé")).toBeVisible();
}

async function chooseDiploma(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("radio", { name: "Diplôme ou titre" }));
  await userEvent.type(canvas.getByRole("textbox", { name: /^Intitulé/ }), "CAP Jardinier");
}

const press = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Envoyer pour vérification" }));

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await chooseDiploma(canvasElement);
    await attach(canvasElement);
    await press(canvasElement);
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith({
        kind: "success",
        title: "Votre document est envoyé. La décision vous sera annoncée.",
      }),
    );
  },
};

/** Without a file nothing is sent, and the field states it. */
export const WithoutFile: Story = {
  play: async ({ canvasElement }) => {
    await chooseDiploma(canvasElement);
    await press(canvasElement);
    await expect(await within(canvasElement).findByText(/Ajoutez un fichier/)).toBeVisible();
  },
};

/** The server reports what is wrong beside its field. */
export const Refused: Story = {
  parameters: {
    msw: [
      mockRefusal(submit, "VALIDATION_FAILED", {
        message: "Un champ est à corriger.",
        fields: [{ path: "title", code: "CUSTOM", message: "Indiquez de quel diplôme il s’agit." }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await chooseDiploma(canvasElement);
    await attach(canvasElement);
    await press(canvasElement);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Intitulé/ })).toBeInvalid());
  },
};

const askAway: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: "Retirer Pièce d’identité" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await waitFor(() => expect(dialog.getByText(/votre profil ne le porte plus/)).toBeVisible());
  await userEvent.click(dialog.getByRole("button", { name: "Retirer" }));
};

export const Withdrawn: Story = {
  play: async (context) => {
    await askAway(context);
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith({ kind: "success", title: "Le document est retiré." }),
    );
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const NotWithdrawn: Story = {
  parameters: { msw: [mockRefusal(withdraw, "NOT_FOUND", { message: "Ce document n’existe plus." })] },
  play: async (context) => {
    await askAway(context);
    await expect(await screen.findByText("Ce document n’existe plus.")).toBeVisible();
  },
};

const typeSiret = async (canvasElement: HTMLElement, siret: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole("textbox", { name: "SIRET" }), siret);
  await userEvent.click(canvas.getByRole("button", { name: "Vérifier" }));
};

/** A wrong digit is reported without asking anybody. */
export const WrongSiret: Story = {
  parameters: { msw: [mockAnswer(own, { success: true, data: nothingProved })] },
  play: async ({ canvasElement }) => {
    await typeSiret(canvasElement, "73282932000075");
    await expect(await within(canvasElement).findByText(/n’est pas un SIRET/)).toBeVisible();
  },
};

export const RegisterAway: Story = {
  parameters: {
    msw: [
      mockAnswer(own, { success: true, data: nothingProved }),
      mockRefusal(setCompany, "REGISTER_UNAVAILABLE", { message: "Le registre ne répond pas." }),
    ],
  },
  play: async ({ canvasElement }) => {
    await typeSiret(canvasElement, "732 829 320 00074");
    await expect(await within(canvasElement).findByText("Le registre ne répond pas.")).toBeVisible();
  },
};

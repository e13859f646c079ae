import { requester } from "@jobami/api/auth/fixtures";
import { googleContract } from "@jobami/api/google/contract";
import { googleOnly } from "@jobami/api/google/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { passkeysContract } from "@jobami/api/passkeys/contract";
import { keyPasskey } from "@jobami/api/passkeys/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AddPasskey } from "./AddPasskey.tsx";
import { PasskeysCard } from "./PasskeysCard.tsx";
import { PlaceNote } from "./PlaceNote.tsx";

/** A browser that does not know WebAuthn. */
function withoutPasskeys() {
  const before = Object.getOwnPropertyDescriptor(globalThis, "PublicKeyCredential");
  Reflect.deleteProperty(globalThis, "PublicKeyCredential");
  return () => {
    if (before !== undefined) Object.defineProperty(globalThis, "PublicKeyCredential", before);
  };
}

const meta = {
  title: "web/Passkeys",
  component: PasskeysCard,
  args: { email: requester.email },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/profil/securite" user={requester}>
        <main style={{ maxWidth: "38rem" }}>
          <h1>Sécurité du compte</h1>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof PasskeysCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const keys = within(await within(canvasElement).findByRole("list", { name: "Vos clés d’accès" }));
    await expect(keys.getAllByRole("listitem")).toHaveLength(2);
    await expect(keys.getByText(/ajoutée le 2 novembre 2026.*gardée sur plusieurs appareils/)).toBeVisible();
    await expect(keys.getByText(/jamais utilisée/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };
export const Loading: Story = { parameters: { msw: [mockSilence(passkeysContract.list)] } };

export const Offline: Story = {
  parameters: { msw: [mockNetworkFailure(passkeysContract.list)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Vos clés d’accès n’ont pas pu être lues.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

const none = mockAnswer(passkeysContract.list, { success: true, data: [] });

export const NoneYet: Story = {
  parameters: { msw: [none] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Aucune clé d’accès pour l’instant.")).toBeVisible();
  },
};

/** Who has no password is proved by Google first, whichever key it is about. */
export const GoogleFirst: Story = {
  parameters: { msw: [mockAnswer(googleContract.state, googleOnly())] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [remove] = await canvas.findAllByRole("button", { name: /^Retirer la clé/ });
    await userEvent.click(remove as HTMLElement);
    await expect(await canvas.findByRole("link", { name: "Confirmer avec Google" })).toBeVisible();
    await expect(canvas.queryByLabelText("Mot de passe du compte")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Annuler" }));
    await expect(canvas.queryByRole("link", { name: "Confirmer avec Google" })).toBeNull();
  },
};

/** Back from Google no password is asked. */
export const ProvedByGoogle: Story = {
  parameters: { msw: [mockAnswer(googleContract.state, googleOnly("passkeys"))] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [remove] = await canvas.findAllByRole("button", { name: /^Retirer la clé/ });
    await userEvent.click(remove as HTMLElement);
    await expect(await canvas.findByText(/Google vient de confirmer/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer" }));
    await waitFor(() => expect(canvas.queryByText(/Google vient de confirmer/)).toBeNull());
  },
};

/** Without WebAuthn the reason stands where the button would. */
export const UnknownToTheBrowser: Story = {
  beforeEach: withoutPasskeys,
  parameters: { msw: [none] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Aucune clé d’accès pour l’instant.");
    await expect(canvas.queryByRole("button", { name: "Ajouter une clé d’accès" })).toBeNull();
  },
};

/** On an IP address the reason is stated. */
export const OnAnAddress: Story = {
  render: () => <PlaceNote place="address" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/non par une adresse faite de chiffres/)).toBeVisible();
  },
};

const adding: Story["render"] = ({ email }) => <AddPasskey email={email} onAdded={fn()} onCancel={fn()} />;

async function add(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await fillIn(canvas.getByLabelText("Mot de passe du compte"), "Secret-2026!");
  await userEvent.click(canvas.getByRole("button", { name: "Continuer" }));
  return canvas;
}

export const Adding: Story = {
  render: adding,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText("Nom de la clé")).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Continuer" }));
    await expect(await canvas.findByText("Saisissez votre mot de passe.")).toBeVisible();
  },
};

export const AskingTheDevice: Story = {
  render: adding,
  parameters: { msw: [mockSilence(passkeysContract.begin)] },
  play: async ({ canvasElement }) => {
    const canvas = await add(canvasElement);
    await expect(await canvas.findByRole("button", { name: /Continuer/, busy: true })).toBeVisible();
  },
};

export const AddingUnderAWrongPassword: Story = {
  render: adding,
  parameters: {
    msw: [mockRefusal(passkeysContract.begin, "INVALID_CREDENTIALS", { message: "Mot de passe incorrect." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = await add(canvasElement);
    await expect(await canvas.findByText("Ce mot de passe n’est pas le bon.")).toBeVisible();
  },
};

/** What the device cannot do is stated; what was typed stays. */
export const RefusedByTheDevice: Story = {
  render: adding,
  play: async ({ canvasElement }) => {
    const canvas = await add(canvasElement);
    await expect(await canvas.findByText(/L’appareil n’a pas répondu comme prévu/)).toBeVisible();
    await expect(canvas.getByLabelText("Nom de la clé")).toHaveValue("Mon appareil");
  },
};

async function startRenaming(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: "Renommer la clé Clé USB du bureau" }));
  return within(canvas.getByRole("form", { name: /Renommer/ }));
}

export const Renaming: Story = {
  play: async ({ canvasElement }) => {
    const form = await startRenaming(canvasElement);
    await expect(form.getByLabelText("Nom de la clé")).toHaveValue(keyPasskey.name);
    await expect(form.getByLabelText("Nom de la clé")).toHaveFocus();
  },
};

export const WithoutName: Story = {
  play: async ({ canvasElement }) => {
    const form = await startRenaming(canvasElement);
    await userEvent.clear(form.getByLabelText("Nom de la clé"));
    await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
    await expect(await form.findByText("Donnez-lui un nom.")).toBeVisible();
  },
};

export const NotRenamed: Story = {
  parameters: { msw: [mockNetworkFailure(passkeysContract.rename)] },
  play: async ({ canvasElement }) => {
    const form = await startRenaming(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Enregistrer" }));
    await expect(await form.findByText(/connexion/i)).toBeVisible();
  },
};

async function startRemoval(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: "Retirer la clé Clé USB du bureau" }));
  const form = within(canvas.getByRole("form", { name: /Retirer/ }));
  await fillIn(form.getByLabelText("Mot de passe du compte"), "Secret-2026!");
  await userEvent.click(form.getByRole("button", { name: "Retirer" }));
  return { canvas, form };
}

export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await startRemoval(canvasElement);
    await expect(await canvas.findByRole("list", { name: "Vos clés d’accès" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("form")).toBeNull());
  },
};

export const RemovalUnderAWrongPassword: Story = {
  parameters: {
    msw: [
      mockRefusal(passkeysContract.remove, "INVALID_CREDENTIALS", { message: "Mot de passe incorrect." }),
    ],
  },
  play: async ({ canvasElement }) => {
    const { form } = await startRemoval(canvasElement);
    await expect(await form.findByText("Ce mot de passe n’est pas le bon.")).toBeVisible();
    await waitFor(() => expect(form.getByLabelText("Mot de passe du compte")).toHaveFocus());
  },
};

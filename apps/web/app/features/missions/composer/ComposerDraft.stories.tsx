import { requester } from "@jobami/api/auth/fixtures";
import { missionsContract } from "@jobami/api/missions/contract";
import { mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ComposerScreen } from "./ComposerScreen.tsx";
import { heardInComposer, inComposer, leaveDraft, press, record, resume } from "./composer.fixture.tsx";

const meta = {
  title: "web/Composer, draft and publication",
  component: ComposerScreen,
  parameters: { layout: "fullscreen" },
  args: { userId: requester.id },
  decorators: [inComposer],
} satisfies Meta<typeof ComposerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DraftOffered: Story = {
  beforeEach: () => leaveDraft("placeAndDate"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Vous aviez commencé une mission")).toBeVisible();
  },
};

/** Another tab stored its own version meanwhile. */
export const Conflict: Story = {
  beforeEach: () => leaveDraft("details"),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Décrivez la mission");
    await userEvent.type(canvas.getByLabelText("Titre"), " rue Mazenod");
    leaveDraft("details", { title: "Monter une armoire" }, 1);
    window.dispatchEvent(new StorageEvent("storage"));
    await expect(await canvas.findByText("Cette mission a changé dans un autre onglet")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Garder ma version" })).toBeVisible();
  },
};

/** The storage of this browser is full. */
export const NotSaved: Story = {
  beforeEach: () => {
    leaveDraft("details");
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Décrivez la mission");
    await userEvent.type(canvas.getByLabelText("Titre"), " rue Mazenod");
    await waitFor(() =>
      expect(canvas.getAllByRole("alert").map((alert: HTMLElement) => alert.textContent)).toContainEqual(
        expect.stringContaining("Brouillon non enregistré"),
      ),
    );
    await expect(canvas.queryByText("Brouillon enregistré sur cet appareil")).toBeNull();
  },
};

/** The browser lets nothing go. */
export const StillStored: Story = {
  beforeEach: () => {
    leaveDraft("budget");
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    return () => {
      Storage.prototype.removeItem = removeItem;
    };
  },
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Quel budget\u202f?");
    const canvas = await press(canvasElement, "Tout effacer");
    await expect(await canvas.findByText(/le brouillon reste sur cet appareil/)).toBeVisible();
    await expect(heardInComposer).toHaveBeenCalledWith(expect.objectContaining({ kind: "warning" }));
  },
};

export const Discarded: Story = {
  beforeEach: () => leaveDraft("budget"),
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Quel budget\u202f?");
    const canvas = await press(canvasElement, "Tout effacer");
    await expect(await canvas.findByText("Le brouillon est effacé")).toBeVisible();
    await expect(
      await canvas.findByRole("heading", { name: "De quoi avez-vous besoin\u202f?" }),
    ).toBeVisible();
  },
};

export const DiscardUndone: Story = {
  beforeEach: () => leaveDraft("budget"),
  play: async (context) => {
    await Discarded.play?.(context);
    const canvas = await press(context.canvasElement, "Annuler");
    await expect(await canvas.findByRole("heading", { name: "Quel budget\u202f?" })).toBeVisible();
  },
};

async function publish(canvasElement: HTMLElement) {
  await resume(canvasElement, "Tout est correct\u202f?");
  return press(canvasElement, "Publier la mission");
}

export const Publishing: Story = {
  parameters: { msw: [mockSilence(missionsContract.create)] },
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    const canvas = await publish(canvasElement);
    await expect(await canvas.findByRole("button", { name: /Publier la mission/, busy: true })).toBeVisible();
  },
};

/** A field that the server refuses brings its step back [MISS-06]. */
export const RefusedByTheServer: Story = {
  parameters: {
    msw: [
      mockRefusal(missionsContract.create, "VALIDATION_FAILED", {
        message: "Certains champs sont à corriger.",
        fields: [{ path: "title", code: "custom", message: "Ce titre contient un numéro de téléphone." }],
      }),
    ],
  },
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    const canvas = await publish(canvasElement);
    await expect(await canvas.findByText("Une erreur est à corriger")).toHaveFocus();
    await expect(canvas.getByLabelText("Titre")).toBeInvalid();
  },
};

/** [MISS-26] */
export const ProfileHidden: Story = {
  parameters: {
    msw: [
      mockRefusal(missionsContract.create, "PROFILE_HIDDEN", {
        message: "Votre profil est masqué : complétez-le pour publier une mission.",
      }),
    ],
  },
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    const canvas = await publish(canvasElement);
    await expect(await canvas.findByText(/Votre profil est masqué/)).toBeVisible();
  },
};

export const Unanswered: Story = {
  parameters: { msw: [mockNetworkFailure(missionsContract.create)] },
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    const canvas = await publish(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Publier à nouveau" })).toBeVisible();
    await expect(canvas.getByText(/la mission ne sera pas créée deux fois/)).toBeVisible();
  },
};

/** A mission that is with the server leaves no draft behind. */
export const Published: Story = {
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    await publish(canvasElement);
    await waitFor(() => expect(record.read()).toBeNull());
  },
};

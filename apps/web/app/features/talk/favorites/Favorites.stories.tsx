import { requester } from "@jobami/api/auth/fixtures";
import { favoritesContract } from "@jobami/api/favorites/contract";
import { inesAsFavorite, karimAsFavorite } from "@jobami/api/favorites/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy, switchProblems } from "./copy.ts";
import { FavoriteHeart } from "./FavoriteHeart.tsx";
import { FavoritesScreen } from "./FavoritesScreen.tsx";

const onNotice = fn();

const meta = {
  title: "web/Favorites",
  component: FavoritesScreen,
  parameters: { layout: "fullscreen" },
  beforeEach: () => void onNotice.mockClear(),
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/profil/favoris" user={requester} onNotice={onNotice}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof FavoritesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const remove = { name: /^Retirer\s: Karim B\./ };
const undo = { name: /^Annuler\s: Karim B\./ };

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole("link");
    await expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Karim B.", "/dashboard/profil/karim-b"],
      ["Inès R.", "/dashboard/profil/ines-r"],
    ]);
    await expect(canvas.getAllByText(/Profil mis à jour/)).toHaveLength(1);
  },
};
export const OnAPhone: Story = { ...Several, globals: { viewport: { value: "w390" } } };

export const Loading: Story = { parameters: { msw: [mockSilence(favoritesContract.list)] } };

export const Empty: Story = {
  parameters: { msw: [mockAnswer(favoritesContract.list, { success: true, data: [] })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.empty)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Trouver un jobbeur" })).toHaveAttribute(
      "href",
      "/services/search",
    );
  },
};

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(favoritesContract.list)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la liste se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockRefusal(favoritesContract.list, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La liste n’a pas pu être chargée.")).toBeVisible();
  },
};

/** It stays where it was, without its note, and the same button puts it back. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", remove));
    await waitFor(() => expect(canvas.getByRole("button", undo)).toHaveFocus());
    await expect(canvas.getByText(copy.removed)).toBeVisible();
    await expect(canvas.queryByText(karimAsFavorite.note)).toBeNull();
    await expect(canvas.getAllByRole("article")[0]).toHaveTextContent("Karim B.");
  },
};

export const PutBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", remove));
    // While the removal is under way, another press is not heard.
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole("button", undo));
      await expect(canvas.getByRole("button", remove)).toHaveFocus();
    });
    await waitFor(() => expect(canvas.getByText(karimAsFavorite.note)).toBeVisible());
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};

export const NotRemoved: Story = {
  parameters: {
    msw: [mockRefusal(favoritesContract.remove, "INTERNAL_ERROR", { message: "Panne." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", remove));
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({ kind: "error", title: switchProblems.FAILED }),
    );
    await expect(canvas.getByRole("button", remove)).toBeVisible();
  },
};

const openNote: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const command = await within(canvasElement).findByRole("button", {
    name: /^Modifier la note\s: Karim B\./,
  });
  await userEvent.click(command);
};

export const Noting: Story = {
  play: async (context) => {
    await openNote(context);
    const field = within(context.canvasElement).getByRole("textbox", { name: /^Note sur Karim B\./ });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(karimAsFavorite.note);
  },
};

export const Noted: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await openNote(context);
    await userEvent.clear(canvas.getByRole("textbox"));
    await userEvent.type(canvas.getByRole("textbox"), "Rappeler en mars.");
    await userEvent.click(canvas.getByRole("button", { name: copy.saveNote }));
    await waitFor(() => expect(canvas.queryByRole("textbox")).toBeNull());
    await expect(canvas.getByText("Rappeler en mars.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Modifier la note\s: K/ })).toHaveFocus());
  },
};

const noteAnswers = (note: string) => ({ success: true as const, data: { ...karimAsFavorite, note } });

/** Of a story each: the first answer is used up. */
const erased = () => ({
  msw: [
    mockAnswer(favoritesContract.note, noteAnswers(""), {}, { once: true }),
    mockAnswer(favoritesContract.note, noteAnswers(karimAsFavorite.note)),
  ],
});

const erase: NonNullable<Story["play"]> = async (context) => {
  const canvas = within(context.canvasElement);
  await openNote(context);
  await userEvent.clear(canvas.getByRole("textbox"));
  await userEvent.click(canvas.getByRole("button", { name: copy.saveNote }));
  await expect(await canvas.findByText(copy.noteErased)).toBeVisible();
  await waitFor(() => expect(canvas.getByRole("button", { name: /^Ajouter une note\s: K/ })).toHaveFocus());
};

export const NoteErased: Story = { parameters: erased(), play: erase };
export const NoteErasedOnAPhone: Story = {
  parameters: erased(),
  play: erase,
  globals: { viewport: { value: "w390" } },
};

/** What was erased is put back where it stood, and the focus is beside it. */
export const NotePutBack: Story = {
  parameters: erased(),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await erase(context);
    await userEvent.click(canvas.getByRole("button", { name: /^Annuler\s: note sur Karim B\./ }));
    await expect(await canvas.findByText(karimAsFavorite.note)).toBeVisible();
    await expect(canvas.queryByText(copy.noteErased)).toBeNull();
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Modifier la note\s: K/ })).toHaveFocus());
  },
};

export const NotNoted: Story = {
  parameters: {
    msw: [mockRefusal(favoritesContract.note, "TOO_MANY_REQUESTS", { message: "Trop de demandes." })],
  },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await openNote(context);
    await userEvent.click(canvas.getByRole("button", { name: copy.saveNote }));
    await expect(await canvas.findByText("Trop de demandes.")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue(karimAsFavorite.note);
  },
};

/** Escape keeps the note as it was. */
export const NoteLeft: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await openNote(context);
    await userEvent.type(canvas.getByRole("textbox"), " Encore.{Escape}");
    await expect(await canvas.findByText(karimAsFavorite.note)).toBeVisible();
  },
};

const heart =
  (userId: string): NonNullable<Story["render"]> =>
  () => (
    <>
      <h1>Karim B.</h1>
      <FavoriteHeart userId={userId} />
    </>
  );

export const HeartPressed: Story = {
  render: heart(karimAsFavorite.favorite_user_id),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("button", { name: copy.favorite, pressed: true }),
    ).toBeVisible();
  },
};

/** Pressed at once, while the server has yet to answer. */
export const HeartBeingPressed: Story = {
  render: heart(karimAsFavorite.favorite_user_id),
  parameters: {
    msw: [
      mockAnswer(favoritesContract.list, { success: true, data: [inesAsFavorite] }),
      mockSilence(favoritesContract.add),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole("button", { name: copy.favorite, pressed: false });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(canvas.getByRole("button", { pressed: true })).toBeVisible();
  },
};

export const HeartTakenBack: Story = {
  render: heart("01930000-0000-7000-8000-000000000099"),
  parameters: { msw: [mockRefusal(favoritesContract.add, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole("button", { name: copy.favorite });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ kind: "error", title: switchProblems.GONE }));
    await expect(canvas.getByRole("button", { pressed: false })).toBeVisible();
  },
};

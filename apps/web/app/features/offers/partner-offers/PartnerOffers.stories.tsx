import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockRefusal } from "@jobami/api/mock";
import { offersContract } from "@jobami/api/offers/contract";
import { endedOffer, hedgeOffer, windowOffer } from "@jobami/api/offers/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { PartnerOfferScreen } from "./PartnerOfferScreen.tsx";
import { PartnerOffersScreen, PartnersOffersScreen } from "./PartnerOffersScreen.tsx";

const heard = fn();
const { codes, own, take } = offersContract;

const everything = { q: "", category: "", page: 1 };
const found = { offers: [hedgeOffer, windowOffer], totalPages: 1 };
const today = "2026-11-20";

const screens = {
  list: <PartnerOffersScreen view={{ search: everything, found }} />,
  none: <PartnerOffersScreen view={{ search: everything, found: { offers: [], totalPages: 0 } }} />,
  narrowed: (
    <PartnerOffersScreen
      view={{ search: { ...everything, q: "piano" }, found: { offers: [], totalPages: 0 } }}
    />
  ),
  unanswered: <PartnerOffersScreen view={{ search: everything, found: null }} />,
  partners: (
    <PartnersOffersScreen
      view={{ search: everything, found: { ...found, offers: [hedgeOffer] } }}
      slug="karim-b"
      name="Karim B."
    />
  ),
  one: <PartnerOfferScreen offer={hedgeOffer} today={today} />,
  ended: <PartnerOfferScreen offer={endedOffer} today={today} />,
};

function Page({ screen, user }: { screen: keyof typeof screens; user: typeof requester | null }) {
  return (
    <StoryProviders path="/offres-partenaires" user={user} onNotice={heard}>
      <main>{screens[screen]}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Offres partenaires",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "list", user: null },
  beforeEach: () => {
    heard.mockClear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "w390" } } };
/** The button waits until it is known that no code was taken before. */
async function pressTake(canvasElement: HTMLElement): Promise<void> {
  const button = await within(canvasElement).findByRole("button", { name: copy.take });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
const noneYet = {
  msw: [mockAnswer(codes, { success: true, qr_codes: [] }), mockAnswer(own, { success: true, data: [] })],
};

/** What is open, the last published first [OFFR-01]. */
export const List: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole("list", { name: copy.list }));
    await expect(list.getByRole("link", { name: hedgeOffer.title })).toHaveAttribute(
      "href",
      `/offres-partenaires/karim-b/${hedgeOffer.id}`,
    );
  },
};
export const ListOnAPhone: Story = phone;
export const None: Story = {
  args: { screen: "none" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(copy.none)).toBeVisible();
    await expect(within(canvasElement).getByRole("link", { name: copy.propose })).toHaveAttribute(
      "href",
      "/inscription?profil=jobbeur",
    );
  },
};
export const NoneForTheWords: Story = { args: { screen: "narrowed" } };
export const Unanswered: Story = { args: { screen: "unanswered" } };
/** The offers of one jobbeur [OFFR-02]. */
export const OfOneJobbeur: Story = { args: { screen: "partners" } };

/** One offer for a visitor, who signs in to take a code [OFFR-03]. */
export const One: Story = {
  args: { screen: "one" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: copy.take })).toHaveAttribute(
      "href",
      `/login?from=${encodeURIComponent(`/offres-partenaires/karim-b/${hedgeOffer.id}`)}`,
    );
  },
};
export const OneOnAPhone: Story = { args: { screen: "one" }, ...phone };
export const Over: Story = { args: { screen: "ended", user: requester }, parameters: noneYet };

/** What is wrong with an offer is reported to the moderators, by visitors too. */
export const Reported: Story = {
  args: { screen: "one" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Signaler/ }));
    const dialog = await screen.findByRole("dialog", { name: "Signaler cette offre" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Who is signed in takes a code with one press. */
export const Take: Story = {
  args: { screen: "one", user: requester },
  parameters: noneYet,
  play: async ({ canvasElement }) => {
    await pressTake(canvasElement);
    await expect(await within(canvasElement).findByRole("link", { name: copy.seeCode })).toBeVisible();
  },
};
/** The last code went to another person meanwhile. */
export const TakenByOthers: Story = {
  args: { screen: "one", user: requester },
  parameters: {
    msw: [
      ...noneYet.msw,
      mockRefusal(take, "OFFER_EXHAUSTED", { message: "Tous les codes de cette offre sont pris." }),
    ],
  },
  play: async ({ canvasElement }) => {
    await pressTake(canvasElement);
    await expect(
      await within(canvasElement).findByText("Tous les codes de cette offre sont pris."),
    ).toBeVisible();
  },
};
export const OnesOwn: Story = {
  args: { screen: "one", user: jobbeur },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: copy.manage })).toBeVisible();
  },
};

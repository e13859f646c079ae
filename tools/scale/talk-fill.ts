/** Ids of people, missions and proposals as `fillStatements` makes them. */
const id = (kind: number, n: string) =>
  `('0198b7a0-000${kind.toString(16)}-7000-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`;
const kinds = { person: 1, conversation: 12, message: 13, notification: 14 };

/** What each tenth proposal is talked about, in messages; the first conversation has as many as a twentieth of all. */
export const messagesEach = 10;

/**
 * Fills conversations, messages and notifications, about as many of the latter two as there are missions, over a database that
 * `fillStatements` filled. Run each alone, on one connection.
 */
export function talkStatements(missions: number, people: number): string[] {
  const conversations = Math.floor(missions / messagesEach);
  return [
    `create table fill_talks as
      select row_number() over () as n, mission_id, owner_id, jobbeur_id, created_at
      from (select distinct on (mission_id, jobbeur_id) * from proposals order by mission_id, jobbeur_id limit ${conversations}) p`,
    `insert into conversations (id, mission_id, owner_id, jobbeur_id, last_seq, created_at)
      select ${id(kinds.conversation, "n")}, mission_id, owner_id, jobbeur_id,
        case when n = 1 then ${messagesEach + Math.floor(missions / 20)} else ${messagesEach} end, created_at from fill_talks`,
    `insert into conversation_sides (conversation_id, user_id, unread, read_seq, received_seq, is_listed, is_archived, is_muted, updated_at)
      select ${id(kinds.conversation, "n")}, side, n % 3, 5, 5, true, false, false, created_at
      from fill_talks cross join lateral unnest(array[owner_id, jobbeur_id]) side`,
    ...[
      ["fill_talks", `generate_series(1, ${messagesEach})`],
      [
        "(select * from fill_talks where n = 1)",
        `generate_series(${messagesEach + 1}, ${messagesEach + Math.floor(missions / 20)})`,
      ],
    ].map(
      ([talks, numbers]) =>
        `insert into private_messages (id, conversation_id, seq, author_id, client_id, body, created_at, filter_lifted)
          select gen_random_uuid(), ${id(kinds.conversation, "n")}, seq, case when seq % 2 = 0 then owner_id else jobbeur_id end,
            gen_random_uuid(), 'Je passe demain matin vers neuf heures avec la tondeuse.', created_at + seq * interval '1 minute', false
          from ${talks} t cross join ${numbers} seq`,
    ),
    `insert into notifications (id, user_id, type, title, content, link, data, is_read, is_archived, created_at)
      select gen_random_uuid(), ${id(kinds.person, `1 + (n::bigint * n) % ${people}`)}, 'mission_done', 'Mission terminée',
        'La mission « Tondre la pelouse » est terminée.', '/dashboard/missions', '{}', n % 4 > 0, false,
        now() - (${missions} - n) * interval '1 minute' from generate_series(1, ${missions}) n`,
    "drop table fill_talks",
    "vacuum analyze conversations, conversation_sides, private_messages, notifications",
  ];
}

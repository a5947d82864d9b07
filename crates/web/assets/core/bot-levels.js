// The levels of the bots, from the gentlest: every server has them, so they can be shown before it has answered.

export const BOT_LEVELS = ["easy", "medium", "hard", "expert"];

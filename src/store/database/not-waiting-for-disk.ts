/**
 * For a statement that is a transaction of its own, whose rows may be lost with the server: its commit is seen by everybody at
 * once, and does not wait until the disk has it. Later commits that wait bring it to the disk with them. It stands in the
 * FROM of what is written.
 */
export const notWaitingForDisk = `set_config('synchronous_commit', 'off', true)`;

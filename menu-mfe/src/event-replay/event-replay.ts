/** The version of the attributes that this module's HTML carries, for the contract of a release. */
export { EVENT_REPLAY_VERSION } from '@simmer/shared/event-replay';

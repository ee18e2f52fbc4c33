/** Starts what runs beside the requests, once per process and on the Node.js runtime only. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ startBackground }, { expireDpqs }, { expireDocuments }, { endDueBlocks }, { inviteFirstAdmin }, { purgeFiles }, { pruneKeys }, { deliverMail }, { deliverReset, prunePasswordLinks }, { pruneRegistrations }, { pruneAttempts }, { pruneSessions }, { countSearchWords }, { pruneRefusedForms }, { deliverBasePrices }, { tellOfSavedSearches }, { confirmOverdueDeliveries }, { sealLog }] = await Promise.all([
    import('@/server/background'),
    import('@/modules/quotation/quotation-answer.commands'),
    import('@/modules/kyc/kyc-decision.commands'),
    import('@/modules/users/account-state.commands'),
    import('@/modules/users/admin-users.commands'),
    import('@/modules/upload/upload.commands'),
    import('@/server/idempotency'),
    import('@/modules/mail/mail-delivery.commands'),
    import('@/modules/password/password-link.commands'),
    import('@/modules/registration/registration.commands'),
    import('@/server/throttle'),
    import('@/modules/account/session.commands'),
    import('@/modules/catalogue/catalogue.commands'),
    import('@/modules/contact/contact-post.commands'),
    import('@/modules/rates/rates.commands'),
    import('@/modules/catalogue/saved-search-notice.commands'),
    import('@/modules/order/auto-confirm.commands'),
    import('@/modules/audit/audit-seal.commands'),
  ]);
  startBackground([
    { name: 'expire draft quotations', everySeconds: 60, run: expireDpqs },
    { name: 'confirm deliveries that nobody disputes', everySeconds: 600, run: () => confirmOverdueDeliveries() },
    { name: 'end blocks that are over', everySeconds: 60, run: endDueBlocks },
    { name: 'invite the first admin', everySeconds: 60, run: () => inviteFirstAdmin() },
    { name: 'expire documents', everySeconds: 600, run: expireDocuments },
    { name: 'purge files that nobody needs', everySeconds: 3600, run: purgeFiles },
    { name: 'prune idempotency keys', everySeconds: 3600, run: pruneKeys },
    { name: 'prune registrations', everySeconds: 3600, run: pruneRegistrations },
    { name: 'prune password links', everySeconds: 3600, run: prunePasswordLinks },
    { name: 'prune counts of attempts', everySeconds: 3600, run: pruneAttempts },
    { name: 'prune refused contact forms', everySeconds: 3600, run: pruneRefusedForms },
    { name: 'prune sessions', everySeconds: 3600, run: pruneSessions },
    { name: 'tell of saved searches', everySeconds: 300, run: () => tellOfSavedSearches() },
    { name: 'seal the audit log', everySeconds: 300, run: sealLog },
    { name: 'count the words of the search', everySeconds: 3600, run: countSearchWords },
  ], { mail: deliverMail, password_reset: deliverReset, base_prices: deliverBasePrices });
}

// Made by `npm run openapi` out of openapi.json. Do not edit.

export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys that verifiable credentials and status lists are verified with */
        get: operations["PublicKeys_publicKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/add/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a company an agency of a university: 409 `already_exists` where it is */
        post: operations["AgentsAdminPortal_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/add/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an agency: 409 `already_exists` where its region has one of this name */
        post: operations["CompaniesAdminPortal_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/add/coo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a cooperation of two different universities
         * @description 409 `already_exists` where they have one of this name.
         */
        post: operations["CooperationsAdminPortal_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/add/university": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a university: 409 `already_exists` where its country has one of this name */
        post: operations["UniversitiesAdminPortal_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/delete/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the link of a company and a university */
        post: operations["AgentsAdminPortal_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/delete/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove agencies: 409 `in_use` where one still works for a university */
        post: operations["CompaniesAdminPortal_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/delete/coo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove cooperations */
        post: operations["CooperationsAdminPortal_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/delete/university": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove universities: 409 `in_use` where a cooperation or an agency refers to one */
        post: operations["UniversitiesAdminPortal_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/update/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change an agency */
        post: operations["CompaniesAdminPortal_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/update/coo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a cooperation */
        post: operations["CooperationsAdminPortal_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/update/university": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a university */
        post: operations["UniversitiesAdminPortal_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a new draft: nothing is required, but what is given must be well formed */
        post: operations["CertificatesPortal_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/add-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and submit in one step (students) */
        post: operations["CertificatesPortal_addApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/add-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and verify in one step (reviewers) */
        post: operations["CertificatesPortal_addAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One certificate, with everything in its form */
        get: operations["CertificatesPortal_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to the report of a verified certificate; it works for 15 minutes */
        post: operations["ReportsPortal_download"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List certificates, newest first
         * @description Students see their own, staff who may read certificates all of them.
         */
        get: operations["CertificatesPortal_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report of a verified certificate as a PDF */
        get: operations["ReportsPortal_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject with a reason (reviewers), all of the ids or none */
        post: operations["CertificatesPortal_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove, all of the ids or none; the uploaded files go with them */
        post: operations["CertificatesPortal_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save changes: an application that its student saves is taken back from review */
        post: operations["CertificatesPortal_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/update-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save changes and submit (students) */
        post: operations["CertificatesPortal_updateApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/update-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save changes and verify (reviewers): the Approve button */
        post: operations["CertificatesPortal_updateAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One agency, with the universities that it works for */
        get: operations["CompaniesPortal_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List agencies by name */
        get: operations["CompaniesPortal_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find agencies by their name
         * @description Each word that is given must begin a word of the name; Chinese is found by any of its characters. Nothing given finds all.
         */
        get: operations["CompaniesPortal_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/uploadImg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for the profile or an article
         * @description `kind` is `avatar` if left out; `news` and `editor` are for staff who manage news, and are public.
         */
        post: operations["FilesPortal_uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a file
         * @description Public ones for everyone; private ones for their owner, for the student whose record names them, for staff who
         *     read certificates, and by a signed link.
         */
        get: operations["FilesPortal_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document
         * @description The type is judged by content. Images are decoded and encoded anew, without their metadata; PDFs with scripts,
         *     attachments or a password are refused. A file that no form names within 24 hours is deleted. A student may upload 500 files a day.
         */
        post: operations["FilesPortal_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an article
         * @description Pictures are uploaded first (`POST /api/editor/uploadImg`, kinds `news` and `editor`).
         */
        post: operations["NewsPortal_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an article
         * @description Counts a view. `content` is HTML that was cleaned when it was saved: it holds no scripts, styles, frames or forms, and
         *     no images but files of this service.
         */
        get: operations["NewsPortal_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List articles, the last changed first, without their contents */
        get: operations["NewsPortal_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove articles, with the pictures that nothing else shows */
        post: operations["NewsPortal_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change an article */
        post: operations["NewsPortal_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fees, bank account and DuitNow QR code
         * @description The fee for stamping does not include that for the academic verification, which is applied for separately.
         */
        get: operations["PaymentPortal_details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report as a PDF, by a signed link */
        get: operations["ReportsPortal_pdfByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studentinfo/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a student's report
         * @description All three must match what the report says. Ten misses a minute from one address, or twenty an hour for one passport,
         *     and further searches are refused for a while.
         */
        get: operations["ReportLookupPortal_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/university/cooperation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cooperations in which a university is either side, by name */
        get: operations["UniversitiesPortal_cooperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/university/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One university */
        get: operations["UniversitiesPortal_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/university/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List universities by name
         * @description Speaks two dialects: asked with `page_index` it answers `code` 200 with `data.university_list` and `data.count`; asked
         *     with `currentPage`, or with neither, `code` 0 with `data.list` and `data.allCount`.
         */
        get: operations["UniversitiesPortal_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/university/nature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the public or the private universities, or all */
        get: operations["UniversitiesPortal_nature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/university/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find universities by their name
         * @description Each word that is given must begin a word of the name; Chinese is found by any of its characters. Nothing given finds all.
         */
        get: operations["UniversitiesPortal_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends all sessions of the account, this one included, and tells its address. A wrong old password counts as a failed
         *     login, with the same limits.
         */
        post: operations["AuthPortal_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["UsersPortal_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers a token and sets it as a cookie. After ten failed tries for an account from one network (in IPv4 /24, in IPv6
         *     /48) within 15 minutes every further one from there is refused until the window has passed. After fifty from all networks together
         *     each further one is answered later: after 1 second, then 2, and so on to 30.
         */
        post: operations["AuthPortal_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out: ends this session */
        post: operations["AuthPortal_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a student
         * @description Ask for a code with `user/send-email-code` first. `consents` are stored with the account, or neither is.
         */
        post: operations["AuthPortal_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a mailed code
         * @description Ends all sessions of the account and tells its address.
         */
        post: operations["AuthPortal_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/send-email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a verification code
         * @description Six digits, valid for ten minutes, five tries, one use. One mail per address and purpose in 60 seconds; ten a day
         *     of them asked for from one network (in IPv4 /24, in IPv6 /48). After fifty a day from all networks together one in ten minutes.
         *     The answer does not tell whether an account exists.
         */
        post: operations["AuthPortal_sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own profile
         * @description Answers `[1, user]`: how many accounts were changed, and the account as it is now.
         */
        post: operations["UsersPortal_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List which agency works for which university
         * @description Sorted by `id`, `companyName` or `universityName`. Filters: `q` (words of both names), `id` (a list), `companyId`, `universityId`, and `companyName` and
         *     `universityName` (words, each by its beginning).
         */
        get: operations["Agents_getList"];
        put?: never;
        /** Make a company an agency of a university: 409 `already_exists` where it is */
        post: operations["Agents_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One link */
        get: operations["Agents_getOne"];
        /** Change a link, in whole or in part */
        put: operations["Agents_update"];
        post?: never;
        /** Remove a link */
        delete: operations["Agents_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done, by whom and when
         * @description Newest first, or sorted by `at`, `id`, `actorId`, `action`, `subjectType` or `subjectId`. Filters: `q` (words of the name of who
         *     did it or of the action, each by its beginning, or the whole id of the subject), `actor` (words of the name of who did it), `id` (a
         *     list), `actorId`, `action`, `subjectType`, `subjectId`, `since` and `until` (a moment with its zone, or a day in Malaysia, both days
         *     included).
         */
        get: operations["Audit_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event */
        get: operations["Audit_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List certificates
         * @description Students see their own, staff who may read or review certificates all of them. Newest first, or sorted by `id`, `name`,
         *     `university`, `status`, `type`, `appliedAt`, `updatedAt` or `reportNumber`. Filters: `q` (words of name, university, email and report
         *     number, each by its beginning, or a whole passport), `id` (a list), `name` (words of the applicant's name, each by its
         *     beginning), `status`, `university` (its name or the beginning of it), `email`, `passport` and `certNo` (whole; letter case does not
         *     matter, nor do blanks, dashes and slashes in the two numbers), `ownerId`, `type`, `appliedSince` and `appliedUntil` (a moment
         *     with its zone, or a day in Malaysia, both days included), `unclaimed` (true leaves out what other reviewers have claimed; for staff), `view`
         *     (`mine`, `free`, `applicant`: with the applicant again, `overdue`, `decidedToday`; for staff), `assignedTo` and `decidedBy` (ids of officers),
         *     `decidedSince` and `decidedUntil`, `rejectionReason` (the id of a saved reason, 0 for any other), `universityName` (the whole name). Totals of filtered lists are counted up to 100,000.
         */
        get: operations["Certificates_getList"];
        put?: never;
        /** Save a new draft: nothing is required, but what is given must be well formed */
        post: operations["Certificates_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One certificate; its version is the `ETag` as well */
        get: operations["Certificates_getOne"];
        /**
         * Save changes, in whole or in part
         * @description Never sets a status, but an application that its student saves is taken back from review. 428 `version_required` where no
         *     version is sent: nobody changes a record unseen.
         */
        put: operations["Certificates_change"];
        post?: never;
        /** Remove the record; its uploaded files go with it */
        delete: operations["Certificates_removeOne"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit the record as it stands (students) */
        post: operations["Certificates_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the record as it stands (reviewers) */
        post: operations["Certificates_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a certificate, or renew the claim
         * @description A claim tells the others who has the record before him. It lasts five minutes and ends with a decision. Where somebody else has
         *     it, his claim is the answer (`mine` is false) and stays. What is rejected is with nobody (`claim` is null). It keeps nobody from
         *     changing or deciding the record: that is what versions are for. 409 `certificate_verified` where nothing is left to decide.
         */
        post: operations["CertificateReview_claim"];
        /** Give a certificate back: ends the own claim, and leaves another's alone */
        delete: operations["CertificateReview_release"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}/credential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of a verified certificate as a verifiable credential
         * @description A W3C Verifiable Credential 2.0, secured as a JSON Web Token (VC-JOSE-COSE, Ed25519): what the PDF says, for programs.
         *     The keys are at `/.well-known/jwks.json`; its `credentialStatus` names the list that tells whether it is still in force.
         */
        get: operations["VerifiableCredential_sign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done with a certificate
         * @description For staff who may read or review certificates, out of the audit trail; with the withdrawal of its report. Sorted by `at` (or `id`, which is the same), newest
         *     first if not said otherwise.
         */
        get: operations["CertificateReview_getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}/look-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When somebody came by the report of a certificate, and how
         * @description Newest first, all editions together, the last thousand at most. Only the holder sees them; who it was is not known.
         */
        get: operations["LookUps_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}/look-ups/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the holder has chosen about look-ups of the report */
        get: operations["LookUps_choices"];
        /**
         * Switch the public look-up of the report, and the mails about look-ups, on or off
         * @description Holds for all editions. With the public look-up off, a search by name, passport and birth answers as if there were no
         *     such report; the check by its number goes on.
         */
        put: operations["LookUps_choose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a certificate stands in the queue
         * @description The queue is what a filter leaves of what is the caller's to decide, and of what is nobody's.
         */
        get: operations["CertificateReview_place"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject with a reason (reviewers) */
        post: operations["Certificates_rejectOne"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The links by which the holder of a certificate shares its report
         * @description Newest first, with those that have ended. Only the holder sees them.
         */
        get: operations["Shares_list"];
        put?: never;
        /**
         * Share the report with one recipient
         * @description The answer holds the link, which is told this once. The link ends; the report does not.
         */
        post: operations["Shares_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{id}/verdicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The verdicts on a certificate
         * @description All of them, newest first; the newest of a group counts, while files and values are what they were.
         */
        get: operations["Verdicts_getList"];
        put?: never;
        /**
         * Record a verdict on a group
         * @description It is kept with the version of the record, the SHA-256 of the files and the values that were compared, and changes neither the
         *     record nor its version. A newer one supersedes it.
         */
        post: operations["Verdicts_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign applications in review, all of the ids or none
         * @description Reviewers take what is free and give back their own; whoever has `reviews.assign` assigns to others and takes away. An assignment
         *     lasts until the decision, and ends when the officer is disabled or may not review any more. Of two who take the same application at once
         *     one is refused (409 `not_assignable`), and told who has it. With `seen` that holds for whoever assigns others, too.
         */
        post: operations["Assignments_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and verify in one step (reviewers) */
        post: operations["Certificates_authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many certificates meet each of several filters
         * @description For saved queries and views. Each number is counted up to 100,000.
         */
        get: operations["CertificateReview_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All certificates of a filter as a table
         * @description CSV in UTF-8 with a byte order mark, newest first, with the filters of the list. What a spreadsheet would take for a formula
         *     begins with an apostrophe. Each export is written down.
         */
        get: operations["Certificates_exportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the next certificate of the queue
         * @description The oldest one that is `Verifying`, meets the filter and is assigned to and claimed by nobody else; it is claimed for the caller in the same
         *     step, so that two who ask at once get two. With `after` the search begins behind that record, goes on at the beginning of the queue,
         *     and never ends at that record.
         */
        post: operations["CertificateReview_takeNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove several, all of the ids or none; the uploaded files go with them */
        post: operations["Certificates_removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agencies
         * @description Sorted by `id`, `name` or `region`. Filters: `q` (words of name and region, each by its beginning), `id` (a list), `name` (words, each by its beginning), `region`.
         */
        get: operations["Companies_getList"];
        put?: never;
        /** Add an agency: 409 `already_exists` where its region has one of this name */
        post: operations["Companies_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One agency */
        get: operations["Companies_getOne"];
        /** Change an agency, in whole or in part */
        put: operations["Companies_update"];
        post?: never;
        /** Remove an agency: 409 `in_use` where it still works for a university */
        delete: operations["Companies_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cooperations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cooperations
         * @description Sorted by `id`, `name`, `region`, `university1Name` or `university2Name`. Filters: `q` (words of all that is shown, each by its
         *     beginning), `id` (a list), `name` (words, each by its beginning),
         *     `region`, `universityId` (either side), `university1Id`, `university2Id`.
         */
        get: operations["Cooperations_getList"];
        put?: never;
        /**
         * Add a cooperation of two different universities
         * @description 409 `already_exists` where they have one of this name.
         */
        post: operations["Cooperations_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cooperations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One cooperation */
        get: operations["Cooperations_getOne"];
        /** Change a cooperation, in whole or in part */
        put: operations["Cooperations_update"];
        post?: never;
        /** Remove a cooperation */
        delete: operations["Cooperations_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credential-contexts/report-v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The context of the verifiable credentials of papers that do not itemise what was checked */
        get: operations["CredentialStatus_firstContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credential-contexts/report-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The context of those of papers that say one decision of all groups */
        get: operations["CredentialStatus_secondContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credential-contexts/report-v3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The JSON-LD context of the words that verifiable credentials use */
        get: operations["CredentialStatus_context"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what people asked for about the data that is held of them
         * @description Newest first, or sorted by `id`, `userId`, `askedAt`, `dueAt` or `doneAt`. Filters: `q` (words of the name, user name or email of
         *     who asked, each by its beginning, or a whole passport), `id` (a list), `userId`, `kind`, `open`.
         */
        get: operations["DataRequests_getList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request */
        get: operations["DataRequests_getOne"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-requests/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a person has done what was asked: 409 `illegal_transition` where it is done */
        post: operations["DataRequests_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description Newest first, or sorted by `id`, `name`, `state`, `attempts`, `createdAt` or `dueAt`. Filters: `q` (words of the name, each by its
         *     beginning), `id` (a list), `state`, `name`, `queue`. Totals are counted up to 100,000.
         */
        get: operations["Jobs_getList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One job */
        get: operations["Jobs_getOne"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a failed job again: 409 `illegal_transition` where it has not failed */
        post: operations["Jobs_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The consents that the caller has given, oldest first */
        get: operations["Me_listConsents"];
        put?: never;
        /**
         * Consent to a notice
         * @description To its present version, in the language in which it was shown. Given again, the same consent is answered as it was first
         *     stored; a consent is never changed or removed.
         */
        post: operations["Me_giveConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the caller's account
         * @description For students. Drafts, rejected and waiting applications go with their files; the account is emptied and closed, all sessions
         *     end, and the email may register anew as another account. What must be kept of issued reports is kept without the account; the answer
         *     names each thing, why it is kept and until when. A wrong password counts as a failed login.
         */
        post: operations["Me_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is held about the caller
         * @description A ZIP with `data.json` (account, profile, preferences, certificates, reports, files, consents, sessions, audit events), the uploaded
         *     files and the report PDFs. At most five an hour.
         */
        get: operations["Me_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the caller has set up the back office: language, theme, columns, saved queries */
        get: operations["Preferences_read"];
        /** Change some of them; the others stay, so that two tabs do not lose each other's */
        put: operations["Preferences_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles with their contents
         * @description Sorted by `id`, `title`, `updatedAt` or `watchNumber`. Filters: `id` (a list), `title` or `q` (words, each by its beginning), `userId`.
         *     At most 100 articles at once: `Content-Range` tells which they are.
         */
        get: operations["News_getList"];
        put?: never;
        /** Publish an article */
        post: operations["News_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article; this counts no view */
        get: operations["News_getOne"];
        /** Change an article, in whole or in part */
        put: operations["News_update"];
        post?: never;
        /** Remove an article, with the pictures that nothing else shows */
        delete: operations["News_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notices in their present versions
         * @description Whoever shows one of them and asks for consent sends its version and language along.
         */
        get: operations["Notices_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rejection-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved reasons for rejections
         * @description Sorted by `position`, `id` or a title. Filters: `id` (a list), `q` (words of the titles, each by its beginning).
         */
        get: operations["RejectionReasons_getList"];
        put?: never;
        /** Save a reason for everyone who reviews */
        post: operations["RejectionReasons_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rejection-reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One saved reason */
        get: operations["RejectionReasons_getOne"];
        /** Change a saved reason, in whole or in part */
        put: operations["RejectionReasons_update"];
        post?: never;
        /** Remove a saved reason; what was rejected with it keeps its words */
        delete: operations["RejectionReasons_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports, an edition each
         * @description Newest first, or sorted by `id`, `number`, `holder`, `certificateId`, `edition`, `status`, `issuedAt` or `renderedAt`. Filters: `q`
         *     (beginnings of words of the holder's name and of the parts of the number), `id` (a list), `number` (whole, as people type it),
         *     `certificateId`, `status`. Totals are counted up to 100,000.
         */
        get: operations["ReportLists_getList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One edition of a report */
        get: operations["ReportLists_getOne"];
        /**
         * Send back a whole edition, as clients do that save what they have shown
         * @description It stays as it is: an edition is changed by withdrawing or correcting it. 428 `version_required` where no version is sent.
         */
        put: operations["ReportLists_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a report: issue its next edition under the same number
         * @description The certificate stays verified, gets the corrected fields and the next version; the old edition is superseded at once and is
         *     handed out no more. Its holder is told when the new PDF is ready, whoever watches the number at once. A withdrawn report cannot be
         *     corrected.
         */
        post: operations["ReportEditions_correct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a report rendered
         * @description Tries a job again that was given up, or orders one where there is none; where one is under way, or the PDF is there, it changes
         *     nothing.
         */
        post: operations["PendingSeals_render"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a report
         * @description For good: every channel says so from then on, with the reason. Its holder, and whoever watches the number, is told by mail.
         *     Only the edition in force can be withdrawn.
         */
        post: operations["ReportEditions_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/check-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a report by its file
         * @description Whatever is sent gets a verdict, also what is no PDF. The file is not kept.
         */
        post: operations["FileCheck_checkFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/check-hash/{sha256}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a report by the hash of its file
         * @description So that the file itself need not be sent. 404 says that we issued no such file: sent whole, it may turn out to be an altered one of ours.
         */
        get: operations["FileCheck_checkHash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/check/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a report by its number
         * @description Typed in any letter case, with or without dashes. Answers what the report certifies, so that a changed paper is seen, which
         *     documents a formal review accepted, what was looked at step by step, and all editions under the number. A step that is `not_checked` says nothing against the report.
         */
        get: operations["Reports_check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/check/{number}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be told when a report changes
         * @description For 90 days the address gets a mail when the report is withdrawn or corrected. Asked again, the time begins anew; the answer is
         *     the same. Each mail has a link that ends it.
         */
        post: operations["ReportWatch_watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/unsealed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports in force without a PDF
         * @description Oldest first, with what becomes of the job that is to render each.
         */
        get: operations["PendingSeals_getPendingSeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/watch/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a watch, with the token of a mail's link; doing it again does no harm */
        post: operations["ReportWatch_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviewers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the officers who review, with what waits for each
         * @description For staff who see certificates or assign them. Sorted by `name`. Filter: `id` (a list).
         */
        get: operations["Assignments_listReviewers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Sorted by `id` (the code), `name` or `permissions` (how many). Filters: `q` (words of names and permissions), `id` (a list), `name` (words, each by its beginning).
         */
        get: operations["Roles_getList"];
        put?: never;
        /** Make a staff role: 403 for a permission that the caller does not have */
        post: operations["Roles_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role */
        get: operations["Roles_getOne"];
        /**
         * Change a role, in whole or in part
         * @description Counts at once for all who have it. The built-in roles answer 409 `built_in`; a role with permissions that the caller
         *     does not have answers 403.
         */
        put: operations["Roles_update"];
        post?: never;
        /** Remove a role: 409 `in_use` where users have it, 409 `built_in` for those that are always there */
        delete: operations["Roles_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find applications, people and universities by one text
         * @description For staff: applications for who sees certificates, accounts for who manages users, universities for who keeps the catalogue.
         *     Whoever finds a person leaves a trace in the audit trail.
         */
        get: operations["Search_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared/{token}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a link that a holder gave away
         * @description Answers what the check by number does, of the current edition. The holder sees that and when it was opened, not by whom.
         */
        post: operations["Shared_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared/{token}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report as a PDF, by the address that opening the link has answered */
        get: operations["Shared_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The links by which the caller shares reports
         * @description Newest first, or sorted by `id`, `label` or `endsAt`. Filters: `id` (a list), `certificateId`.
         */
        get: operations["Shares_listOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One link, without its address */
        get: operations["Shares_getOne"];
        /**
         * Change whom a link is for, or whether the PDF may be taken
         * @description 428 `version_required` where no version is sent.
         */
        put: operations["Shares_update"];
        post?: never;
        /** Stop a link, as by `stop`: it stays in the lists */
        delete: operations["Shares_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a link: it opens nothing any more, downloads that were begun through it included */
        post: operations["Shares_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the recipient of a link has done, newest first */
        get: operations["Shares_views"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contact details, the figures of the home page and links to ministries */
        get: operations["Site_details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the work stands: what there is, what waits, what was decided, what was given up */
        get: operations["Statistics_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/status-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which verifiable credentials are no longer in force
         * @description A Bitstring Status List 1.0 as a signed credential: the bit of a report is set once it was withdrawn or corrected. A minute old
         *     at most.
         */
        get: operations["CredentialStatus_statusList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/universities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List universities
         * @description Sorted by `id`, `name`, `region`, `country` or `nature`. Filters: `q` (words of all that is shown, each by its beginning), `id` (a list), `name` (words, each by its beginning),
         *     `region`, `nature`.
         */
        get: operations["Universities_getList"];
        put?: never;
        /** Add a university: 409 `already_exists` where its country has one of this name */
        post: operations["Universities_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/universities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One university */
        get: operations["Universities_getOne"];
        /** Change a university, in whole or in part */
        put: operations["Universities_update"];
        post?: never;
        /** Remove a university: 409 `in_use` where a cooperation or an agency refers to it */
        delete: operations["Universities_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Sorted by `id`, `username`, `email`, `name`, `roleId`, `status` or `createdAt`. Filters: `q` (as `name`, or a whole passport), `id` (a list), `name` (words of name, user name or
         *     email, each by its beginning), `email` (the whole address), `roleId`, `status`.
         */
        get: operations["Users_getList"];
        put?: never;
        /**
         * Make an account
         * @description Only administrators make administrators; others give only roles whose permissions they have themselves. 409
         *     `already_exists` names the field that belongs to another account. The user is told by mail how to set a password; only an
         *     administrator gives one, to staff alone.
         */
        post: operations["Users_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account */
        get: operations["Users_getOne"];
        /**
         * Change an account, in whole or in part
         * @description A change of role, status, password or email ends all sessions of the user; of password or email the old address is told.
         *     Nobody changes his own role or status (403), and the last active administrator stays one (409 `last_administrator`). A student's
         *     password is set by the student alone (400); a colleague's password, and another's email, by an administrator (403). For one's own
         *     password or email `oldPassword` is needed; a wrong one counts as a failed login.
         */
        put: operations["Users_change"];
        post?: never;
        /**
         * Remove an account
         * @description 409 `in_use` names what refers to it: certificates, files, news, or audit events of what the user did. Such an account
         *     can only be disabled.
         */
        delete: operations["Users_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke all sessions of a user */
        post: operations["Users_revokeSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/send-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a user a code to set another password
         * @description To the address of the account, as if its user had asked for it; whoever sends it sees nothing of the code. The present
         *     password holds until the code is used. As often as codes may be asked for.
         */
        post: operations["PasswordReset_sendReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process runs and takes requests
         * @description What a proxy asks. Without the database it still serves the pages.
         */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the API can serve
         * @description How its parts are is told only to whoever sends `METRICS_TOKEN` as Bearer, and on `METRICS_PORT`.
         */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AgentChangeDto: {
            /** @example 12 */
            companyId?: number;
            /** @example 5 */
            universityId?: number;
            /**
             * @description The version that the change is based on; where it is left out, the present state is changed.
             * @example 1
             */
            version?: number | null;
        };
        AgentDto: {
            /** @example 12 */
            companyId: number;
            /** @example Merdeka Bridge Education (Demo) */
            companyName: string;
            /** @example 40 */
            id: number;
            /** @example 5 */
            universityId: number;
            /** @example Universiti Malaya */
            universityName: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
        };
        AgentInputDto: {
            /** @example 12 */
            companyId: number;
            /** @example 5 */
            universityId: number;
        };
        ArticleChangeDto: {
            /**
             * @description HTML, cleaned before it is kept: at most 200 KB then. Images are files of the kind `editor`, links lead to http or https.
             * @example <p>Most applications are decided within <strong>seven working days</strong>.</p>
             */
            content?: string;
            /**
             * @description Address of an uploaded picture of the kind `news`; null or empty for none.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            preview?: string | null;
            /**
             * @description Plain text.
             * @example How long a verification takes
             */
            title?: string;
            /**
             * @description The version that the change is based on; where it is left out, the present state is changed.
             * @example 1
             */
            version?: number | null;
        };
        ArticleDto: {
            /**
             * @description Cleaned HTML.
             * @example <p>Most are decided within <strong>seven working days</strong>.</p>
             */
            content: string;
            /** @example 12 */
            id: number;
            /**
             * @description Address of a picture that everyone may open.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            preview: string | null;
            /** @example How long a verification takes */
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:05:06.789Z
             */
            updatedAt: string;
            /**
             * @description Who wrote it; null for what the service brought along.
             * @example 3
             */
            userId: number | null;
            /**
             * @description Counts the changes; views are none.
             * @example 1
             */
            version: number;
            /**
             * @description How often it was opened.
             * @example 42
             */
            watchNumber: number;
        };
        ArticleInputDto: {
            /**
             * @description HTML, cleaned before it is kept: at most 200 KB then. Images are files of the kind `editor`, links lead to http or https.
             * @example <p>Most applications are decided within <strong>seven working days</strong>.</p>
             */
            content: string;
            /**
             * @description Address of an uploaded picture of the kind `news`; null or empty for none.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            preview?: string | null;
            /**
             * @description Plain text.
             * @example How long a verification takes
             */
            title: string;
        };
        AssignedDto: {
            /**
             * @example [
             *       4711,
             *       4712
             *     ]
             */
            ids: number[];
            /** @example 3 */
            userId: number | null;
        };
        AssigneeDto: {
            /** @example 3 */
            id: number;
            /**
             * @description The name of the account, or its user name.
             * @example Officer Lim
             */
            name: string;
        };
        AssignmentDto: {
            /**
             * @description All of them or none are assigned.
             * @example [
             *       4711,
             *       4712
             *     ]
             */
            ids: number[];
            /**
             * @description Whom each was seen assigned to, in the order of the ids: where that has changed, nothing is assigned.
             * @example [
             *       null,
             *       3
             *     ]
             */
            seen?: (number | null)[];
            /**
             * @description Whom they are assigned to; null gives them back.
             * @example 3
             */
            userId: number | null;
        };
        AuditEventDto: {
            /** @example certificate.rejected */
            action: string;
            /**
             * @description Who did it; null for nobody signed in and for the service itself.
             * @example 3
             */
            actorId: number | null;
            /**
             * @description What that account is called now; null where it is gone.
             * @example Siti Aminah
             */
            actorName: string | null;
            /**
             * @description What changed, as it is.
             * @example {
             *       "status": "Rejected"
             *     }
             */
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @example 2026-03-01T04:05:06.789Z
             */
            at: string;
            /**
             * @description What changed, as it was.
             * @example {
             *       "status": "Verifying"
             *     }
             */
            before: {
                [key: string]: unknown;
            } | null;
            /** @example 4711 */
            id: number;
            /** @example 17 */
            subjectId: string | null;
            /**
             * @description What the account that it is about (`user`) is called now; null for other subjects and where it is gone.
             * @example null
             */
            subjectName: string | null;
            /** @example certificate */
            subjectType: string | null;
        };
        BankDto: {
            /** @example DEMONSTRATION ONLY */
            account_name: string;
            /** @example 000000000000 */
            account_number: string;
            /** @example DEMONSTRATION BANK BERHAD */
            name: string;
            /** @example DEMOMYKL */
            swift: string;
        };
        CertificateChangeDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academyStatus?: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awardingTime?: string | null;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode?: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            certNo?: string | null;
            /** @description Certificate files */
            certPhotos?: string[];
            /**
             * @description remark on Certificate
             * @example A certified copy.
             */
            certRemark?: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email?: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            endTime?: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender?: "Male" | "Female" | null;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major?: string | null;
            /** @description Ministry stamping files */
            ministryPhotos?: string[];
            /**
             * @description remark on Ministry stamping
             * @example The stamp is on the back.
             */
            ministryRemark?: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministryStampingTime?: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name?: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality?: string | null;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note?: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport?: string | null;
            /** @description Passport files */
            passportPhotos?: string[];
            /**
             * @description remark on Passport
             * @example Renewed in 2022.
             */
            passportRemark?: string | null;
            /** @description Proof of payment files */
            paymentPhotos?: string[];
            /**
             * @description remark on Proof of payment
             * @example Paid by DuitNow.
             */
            paymentRemark?: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principalName?: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            startTime?: string | null;
            /** @description Transcript files */
            transcriptPhotos?: string[];
            /**
             * @description remark on Transcript
             * @example Two pages.
             */
            transcriptRemark?: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type?: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university?: string | null;
            /**
             * @description The version that the change is based on; 409 `stale_version` where the record has another by now.
             * @example 3
             */
            version: number;
        };
        CertificateDetailDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academyStatus: string | null;
            /**
             * @description What the caller may do with it now.
             * @example [
             *       "download"
             *     ]
             */
            allowedActions: ("save" | "apply" | "authenticate" | "reject" | "remove" | "download")[];
            /** @example 2026-03-01T04:05:06.789Z */
            appliedAt: string | null;
            /**
             * @description Who is to decide it; null for nobody, and for students.
             * @example null
             */
            assignedTo: components["schemas"]["AssigneeDto"] | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awardingTime: string | null;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            certNo: string | null;
            /** @description Certificate files */
            certPhotos: string[];
            /**
             * @description remark on Certificate
             * @example A certified copy.
             */
            certRemark: string | null;
            /** @description What stands of the review, by document group. */
            checks: components["schemas"]["GroupCheckDto"][];
            /**
             * @description Which reviewer has it before him; null for nobody, and for students.
             * @example null
             */
            claim: components["schemas"]["ClaimDto"] | null;
            /** @example 2026-02-28T04:05:06.789Z */
            createdAt: string;
            /** @example 2026-03-02T04:05:06.789Z */
            decidedAt: string | null;
            /**
             * @description Who decided.
             * @example 3
             */
            decidedBy: number | null;
            /**
             * Format: date
             * @description The last working day of what was promised, in Malaysia; null for what does not wait for a decision, and for students.
             * @example 2026-03-09
             */
            dueOn: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            endTime: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender: "Male" | "Female" | null;
            /** @example 4711 */
            id: number;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description How sure each field is that has a value, by its name.
             * @example {
             *       "passport": {
             *         "level": "claimed",
             *         "sources": [
             *           {
             *             "kind": "form",
             *             "party": "applicant",
             *             "at": null,
             *             "reference": null
             *           }
             *         ]
             *       }
             *     }
             */
            levels: {
                [key: string]: components["schemas"]["FieldLevelDto"];
            };
            /**
             * @description major
             * @example Computer Science
             */
            major: string | null;
            /** @description Ministry stamping files */
            ministryPhotos: string[];
            /**
             * @description remark on Ministry stamping
             * @example The stamp is on the back.
             */
            ministryRemark: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministryStampingTime: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality: string | null;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note: string | null;
            /**
             * @description The student it belongs to; null until a student registers its email.
             * @example 17
             */
            ownerId: number | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport: string | null;
            /** @description Passport files */
            passportPhotos: string[];
            /**
             * @description remark on Passport
             * @example Renewed in 2022.
             */
            passportRemark: string | null;
            /** @description Proof of payment files */
            paymentPhotos: string[];
            /**
             * @description remark on Proof of payment
             * @example Paid by DuitNow.
             */
            paymentRemark: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principalName: string | null;
            /**
             * @description Why it was rejected, until the student applies again.
             * @example null
             */
            rejectReason: string | null;
            /** @description What has become of its report; null before it is verified. */
            report: components["schemas"]["ReportStatusDto"] | null;
            /**
             * @description Once verified.
             * @example MYV-7K2QM-9T4XB-3HD8E
             */
            reportNumber: string | null;
            /**
             * @description For a stamping: the academic verification that its owner applied for separately, if any. Null for everything else.
             * @example null
             */
            separateVerification?: {
                /** @example 4705 */
                id: number;
                /** @example MYV-7K2QM-9T4XB-3HD8E */
                reportNumber: string | null;
                /** @enum {string} */
                status: "Unverified" | "Verifying" | "Verified" | "Rejected";
            } | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            startTime: string | null;
            /**
             * @example Verified
             * @enum {string}
             */
            status: "Unverified" | "Verifying" | "Verified" | "Rejected";
            /** @description Transcript files */
            transcriptPhotos: string[];
            /**
             * @description remark on Transcript
             * @example Two pages.
             */
            transcriptRemark: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university: string | null;
            /** @example 2026-03-02T04:05:06.789Z */
            updatedAt: string;
            /**
             * @description Counts the saves.
             * @example 3
             */
            version: number;
        };
        CertificateDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academyStatus: string | null;
            /**
             * @description What the caller may do with it now.
             * @example [
             *       "download"
             *     ]
             */
            allowedActions: ("save" | "apply" | "authenticate" | "reject" | "remove" | "download")[];
            /** @example 2026-03-01T04:05:06.789Z */
            appliedAt: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awardingTime: string | null;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            certNo: string | null;
            /** @description Certificate files */
            certPhotos: string[];
            /**
             * @description remark on Certificate
             * @example A certified copy.
             */
            certRemark: string | null;
            /**
             * @description Which reviewer has it before him; null for nobody, and for students.
             * @example null
             */
            claim: components["schemas"]["ClaimDto"] | null;
            /** @example 2026-02-28T04:05:06.789Z */
            createdAt: string;
            /** @example 2026-03-02T04:05:06.789Z */
            decidedAt: string | null;
            /**
             * @description Who decided.
             * @example 3
             */
            decidedBy: number | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            endTime: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender: "Male" | "Female" | null;
            /** @example 4711 */
            id: number;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major: string | null;
            /** @description Ministry stamping files */
            ministryPhotos: string[];
            /**
             * @description remark on Ministry stamping
             * @example The stamp is on the back.
             */
            ministryRemark: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministryStampingTime: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality: string | null;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note: string | null;
            /**
             * @description The student it belongs to; null until a student registers its email.
             * @example 17
             */
            ownerId: number | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport: string | null;
            /** @description Passport files */
            passportPhotos: string[];
            /**
             * @description remark on Passport
             * @example Renewed in 2022.
             */
            passportRemark: string | null;
            /** @description Proof of payment files */
            paymentPhotos: string[];
            /**
             * @description remark on Proof of payment
             * @example Paid by DuitNow.
             */
            paymentRemark: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principalName: string | null;
            /**
             * @description Why it was rejected, until the student applies again.
             * @example null
             */
            rejectReason: string | null;
            /**
             * @description Once verified.
             * @example MYV-7K2QM-9T4XB-3HD8E
             */
            reportNumber: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            startTime: string | null;
            /**
             * @example Verified
             * @enum {string}
             */
            status: "Unverified" | "Verifying" | "Verified" | "Rejected";
            /** @description Transcript files */
            transcriptPhotos: string[];
            /**
             * @description remark on Transcript
             * @example Two pages.
             */
            transcriptRemark: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university: string | null;
            /** @example 2026-03-02T04:05:06.789Z */
            updatedAt: string;
            /**
             * @description Counts the saves.
             * @example 3
             */
            version: number;
        };
        CertificateIdDto: {
            /** @example 4711 */
            id: number;
        };
        CertificateIdsDto: {
            /**
             * @description All of them or none are changed.
             * @example [
             *       4711
             *     ]
             */
            ids: number[];
            /**
             * @description For a single id: the version that the change is based on.
             * @example 3
             */
            version?: number;
        };
        CertificateInputDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academyStatus?: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awardingTime?: string | null;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode?: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            certNo?: string | null;
            /** @description Certificate files */
            certPhotos?: string[];
            /**
             * @description remark on Certificate
             * @example A certified copy.
             */
            certRemark?: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email?: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            endTime?: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender?: "Male" | "Female" | null;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major?: string | null;
            /** @description Ministry stamping files */
            ministryPhotos?: string[];
            /**
             * @description remark on Ministry stamping
             * @example The stamp is on the back.
             */
            ministryRemark?: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministryStampingTime?: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name?: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality?: string | null;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note?: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport?: string | null;
            /** @description Passport files */
            passportPhotos?: string[];
            /**
             * @description remark on Passport
             * @example Renewed in 2022.
             */
            passportRemark?: string | null;
            /** @description Proof of payment files */
            paymentPhotos?: string[];
            /**
             * @description remark on Proof of payment
             * @example Paid by DuitNow.
             */
            paymentRemark?: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principalName?: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            startTime?: string | null;
            /** @description Transcript files */
            transcriptPhotos?: string[];
            /**
             * @description remark on Transcript
             * @example Two pages.
             */
            transcriptRemark?: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type?: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university?: string | null;
        };
        CertificateRejectionDto: {
            /**
             * @description The applicant reads it.
             * @example The transcript lacks its last page.
             */
            reason: string;
            /**
             * @description The version that was seen; 409 `stale_version` where the record has another by now.
             * @example 3
             */
            version: number;
        };
        CertificateRemovalDto: {
            /**
             * @description All of them or none are removed.
             * @example [
             *       4711,
             *       4712
             *     ]
             */
            ids: number[];
            /**
             * @description The versions that were seen, in the order of the ids: one that is older removes none.
             * @example [
             *       3,
             *       1
             *     ]
             */
            versions?: number[];
        };
        CertificateRowDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academyStatus: string | null;
            /**
             * @description What the caller may do with it now.
             * @example [
             *       "download"
             *     ]
             */
            allowedActions: ("save" | "apply" | "authenticate" | "reject" | "remove" | "download")[];
            /** @example 2026-03-01T04:05:06.789Z */
            appliedAt: string | null;
            /**
             * @description Who is to decide it; null for nobody, and for students.
             * @example null
             */
            assignedTo: components["schemas"]["AssigneeDto"] | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awardingTime: string | null;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            certNo: string | null;
            /** @description Certificate files */
            certPhotos: string[];
            /**
             * @description remark on Certificate
             * @example A certified copy.
             */
            certRemark: string | null;
            /**
             * @description Which reviewer has it before him; null for nobody, and for students.
             * @example null
             */
            claim: components["schemas"]["ClaimDto"] | null;
            /** @example 2026-02-28T04:05:06.789Z */
            createdAt: string;
            /** @example 2026-03-02T04:05:06.789Z */
            decidedAt: string | null;
            /**
             * @description Who decided.
             * @example 3
             */
            decidedBy: number | null;
            /**
             * Format: date
             * @description The last working day of what was promised, in Malaysia; null for what does not wait for a decision, and for students.
             * @example 2026-03-09
             */
            dueOn: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            endTime: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender: "Male" | "Female" | null;
            /** @example 4711 */
            id: number;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major: string | null;
            /** @description Ministry stamping files */
            ministryPhotos: string[];
            /**
             * @description remark on Ministry stamping
             * @example The stamp is on the back.
             */
            ministryRemark: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministryStampingTime: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality: string | null;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note: string | null;
            /**
             * @description The student it belongs to; null until a student registers its email.
             * @example 17
             */
            ownerId: number | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport: string | null;
            /** @description Passport files */
            passportPhotos: string[];
            /**
             * @description remark on Passport
             * @example Renewed in 2022.
             */
            passportRemark: string | null;
            /** @description Proof of payment files */
            paymentPhotos: string[];
            /**
             * @description remark on Proof of payment
             * @example Paid by DuitNow.
             */
            paymentRemark: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principalName: string | null;
            /**
             * @description Why it was rejected, until the student applies again.
             * @example null
             */
            rejectReason: string | null;
            /** @description What has become of its report; null before it is verified. */
            report: components["schemas"]["ReportStatusDto"] | null;
            /**
             * @description Once verified.
             * @example MYV-7K2QM-9T4XB-3HD8E
             */
            reportNumber: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            startTime: string | null;
            /**
             * @example Verified
             * @enum {string}
             */
            status: "Unverified" | "Verifying" | "Verified" | "Rejected";
            /** @description Transcript files */
            transcriptPhotos: string[];
            /**
             * @description remark on Transcript
             * @example Two pages.
             */
            transcriptRemark: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university: string | null;
            /** @example 2026-03-02T04:05:06.789Z */
            updatedAt: string;
            /**
             * @description Counts the saves.
             * @example 3
             */
            version: number;
        };
        CertificatesRemovedDto: {
            /**
             * @example [
             *       4711,
             *       4712
             *     ]
             */
            ids: number[];
        };
        CertificateVerificationDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academyStatus?: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar: string;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awardingTime: string;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode?: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            certNo?: string | null;
            /** @description Certificate files */
            certPhotos: string[];
            /**
             * @description remark on Certificate
             * @example A certified copy.
             */
            certRemark?: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email: string;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            endTime?: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string}
             */
            gender: "Male" | "Female";
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major: string;
            /** @description Ministry stamping files */
            ministryPhotos: string[];
            /**
             * @description remark on Ministry stamping
             * @example The stamp is on the back.
             */
            ministryRemark?: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministryStampingTime: string;
            /**
             * @description name
             * @example 王小明
             */
            name: string;
            /**
             * @description nationality
             * @example China
             */
            nationality: string;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note?: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport: string;
            /** @description Passport files */
            passportPhotos: string[];
            /**
             * @description remark on Passport
             * @example Renewed in 2022.
             */
            passportRemark?: string | null;
            /** @description Proof of payment files */
            paymentPhotos: string[];
            /**
             * @description remark on Proof of payment
             * @example Paid by DuitNow.
             */
            paymentRemark?: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principalName?: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            startTime?: string | null;
            /** @description Transcript files */
            transcriptPhotos: string[];
            /**
             * @description remark on Transcript
             * @example Two pages.
             */
            transcriptRemark?: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type?: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university: string;
        };
        CertificateVersionDto: {
            /**
             * @description The version that was seen; 409 `stale_version` where the record has another by now.
             * @example 3
             */
            version: number;
        };
        ChangePasswordDto: {
            /**
             * @description Students: the rules of registration. Staff: at least 6 characters.
             * @example Better-2026
             */
            newPassword: string;
            /** @example Secret-2026 */
            oldPassword: string;
            /**
             * @description The caller's own id.
             * @example 17
             */
            userId: number;
        };
        CheckedEditionDto: {
            /** @example 1 */
            edition: number;
            /** @example 2026-03-02T04:05:06.789Z */
            issuedAt: string;
            /** @description Why it was corrected or withdrawn. */
            reason?: string;
            /** @enum {string} */
            status: "current" | "superseded" | "withdrawn";
            /** @description When a correction put the next edition in its place. */
            supersededAt?: string;
        };
        CheckedFieldsDto: {
            /** @example 2023-10-15 */
            awardingTime: string | null;
            /** @example 2001-04-30 */
            birth: string | null;
            /** @example UM-2023-004512 */
            certNo: string | null;
            /** @example 2023-08-31 */
            endTime: string | null;
            /** @example Full Time */
            forms: string | null;
            /** @example Male */
            gender: string | null;
            /** @example Master */
            level: string | null;
            /** @example Computer Science */
            major: string | null;
            /** @example 2023-11-20 */
            ministryStampingTime: string | null;
            /** @example WANG XIAOMING */
            name: string | null;
            /** @example China */
            nationality: string | null;
            /**
             * @description Masked.
             * @example ******678
             */
            passport: string | null;
            /** @example 2021-09-01 */
            startTime: string | null;
            /** @example Universiti Malaya */
            university: string | null;
        };
        CheckStepDto: {
            /**
             * @description `not_checked`: it could not be checked, which says nothing against the report.
             * @enum {string}
             */
            outcome: "passed" | "failed" | "not_checked";
            /**
             * @description What was looked at: the number was issued; the edition at hand is the newest; the report was not withdrawn; what it certifies is shown.
             * @enum {string}
             */
            step: "found" | "current_edition" | "in_force" | "fields";
        };
        ClaimDto: {
            /**
             * @description Whether it is the caller's own.
             * @example false
             */
            mine: boolean;
            /**
             * @description The name of the account, or its user name.
             * @example Officer Lim
             */
            name: string;
            /**
             * Format: date-time
             * @description Until when, unless it is renewed.
             * @example 2026-03-01T04:10:06.789Z
             */
            until: string;
            /** @example 3 */
            userId: number;
        };
        ClaimedDto: {
            /** @description Who has it then; null for what is rejected: a decision ends the claim. */
            claim: components["schemas"]["ClaimDto"] | null;
            /**
             * @description The certificate.
             * @example 4711
             */
            id: number;
        };
        CompanyChangeDto: {
            /** @example Merdeka Bridge Education (Demo) */
            name?: string;
            /** @example Selangor */
            region?: string;
            /**
             * @description The version that the change is based on; where it is left out, the present state is changed.
             * @example 1
             */
            version?: number | null;
        };
        CompanyDto: {
            /** @example 12 */
            id: number;
            /** @example Merdeka Bridge Education (Demo) */
            name: string;
            /** @example Selangor */
            region: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
        };
        CompanyInputDto: {
            /** @example Merdeka Bridge Education (Demo) */
            name: string;
            /** @example Selangor */
            region: string;
        };
        ConsentDto: {
            /**
             * Format: date-time
             * @description When it was given.
             * @example 2026-03-01T04:05:06.789Z
             */
            at: string;
            /** @example 12 */
            id: number;
            /** @enum {string} */
            language: "en" | "ms" | "cn";
            /** @enum {string} */
            notice: "privacy" | "terms" | "legal-notice";
            /** @example 2026-11-23 */
            version: string;
        };
        ContactDto: {
            /** @example Level 10, Demonstration Tower, 50450 Kuala Lumpur, Malaysia */
            address: string;
            /** @example MyVerify Demonstration Sdn. Bhd. */
            company: string;
            /** @example contact@demo.example */
            email: string;
            /** @example 09:00–18:00 (UTC+8) */
            hours: string;
            /** @example +60 3-0000 0000 */
            phone: string;
        };
        CooldownDto: {
            /**
             * @description Seconds until the next code may be asked for.
             * @example 60
             */
            cooldown: number;
        };
        CooperationChangeDto: {
            /** @example Joint Degree in Marine Science (Demo) */
            name?: string;
            /** @example Penang */
            region?: string;
            /**
             * @description One university.
             * @example 5
             */
            university1Id?: number;
            /**
             * @description The other one.
             * @example 17
             */
            university2Id?: number;
            /**
             * @description The version that the change is based on; where it is left out, the present state is changed.
             * @example 1
             */
            version?: number | null;
        };
        CooperationDto: {
            /** @example 3 */
            id: number;
            /** @example Joint Degree in Marine Science (Demo) */
            name: string;
            /** @example Penang */
            region: string;
            /** @example 5 */
            university1Id: number;
            /** @example Universiti Malaya */
            university1Name: string;
            /** @example 17 */
            university2Id: number;
            /** @example Universiti Sains Malaysia */
            university2Name: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
        };
        CooperationInputDto: {
            /** @example Joint Degree in Marine Science (Demo) */
            name: string;
            /** @example Penang */
            region: string;
            /**
             * @description One university.
             * @example 5
             */
            university1Id: number;
            /**
             * @description The other one.
             * @example 17
             */
            university2Id: number;
        };
        DataRequestDto: {
            /**
             * Format: date-time
             * @example 2026-03-01T04:05:06.789Z
             */
            askedAt: string;
            /**
             * Format: date-time
             * @description Null while it is open.
             * @example 2026-03-01T04:05:09.012Z
             */
            doneAt: string | null;
            /**
             * @description Who of staff did it; null where the service did.
             * @example null
             */
            doneBy: number | null;
            /** @example null */
            doneByName: string | null;
            /**
             * Format: date-time
             * @description The law wants it answered by then.
             * @example 2026-03-22T04:05:06.789Z
             */
            dueAt: string;
            /** @example 12 */
            id: number;
            /** @enum {string} */
            kind: "export" | "erasure";
            /**
             * @description Whose data it is about.
             * @example 17
             */
            userId: number;
            /**
             * @description What that account is called now; null where it is gone.
             * @example Wang Xiaoming
             */
            userName: string | null;
        };
        DayOfWorkDto: {
            /** @example 11 */
            applied: number;
            /** @example 9 */
            approved: number;
            /**
             * @description A day in Malaysia.
             * @example 2026-03-01
             */
            day: string;
            /** @example 1 */
            rejected: number;
        };
        DuitNowDto: {
            /**
             * @description As the bank's payload names it.
             * @example DEMONSTRATION ONLY
             */
            merchant: string;
            /**
             * @description The QR code of the bank's static payload as an SVG image; the amount is keyed in by the payer.
             * @example <svg xmlns=\http://www.w3.org/2000/svg\/>
             */
            svg: string;
        };
        EraseDto: {
            /**
             * @description The password of the account, to be sure that it is its owner who asks.
             * @example Secret-2026
             */
            password: string;
        };
        ErasureDto: {
            /**
             * Format: date-time
             * @example 2026-03-01T04:05:06.789Z
             */
            erasedAt: string;
            /** @description What is left, why and for how long. Nothing else is. */
            kept: components["schemas"]["KeptDto"][];
            /**
             * @description Drafts, rejected and waiting applications that are gone; more than a hundred follow within minutes.
             * @example 2
             */
            removedRecords: number;
        };
        FeeDto: {
            /** @example MYR */
            currency: string;
            /** @example 620.00 */
            net: string;
            /**
             * @description 8% sales and service tax.
             * @example 49.60
             */
            sst: string;
            /** @example 669.60 */
            total: string;
            /** @enum {string} */
            type: "verification" | "stamping";
        };
        FieldLevelDto: {
            /**
             * @description The highest that is on record for the value.
             * @example seen
             * @enum {string}
             */
            level: "claimed" | "seen" | "confirmed";
            sources: components["schemas"]["LevelSourceDto"][];
        };
        FiguresDto: {
            /** @example 50 */
            cooperations: number;
            /** @example 14000 */
            graduates: number;
            /** @example 100 */
            institutions: number;
        };
        FileStepDto: {
            /**
             * @description `not_checked`: it could not be checked, which is not the same as failed.
             * @enum {string}
             */
            outcome: "passed" | "failed" | "not_checked";
            /** @enum {string} */
            step: "recognised" | "unaltered" | "seal" | "current_edition" | "in_force";
        };
        FileToCheckDto: {
            /**
             * Format: binary
             * @description A PDF of at most 20 MB. It is not kept.
             * @example the bytes of MYV-7K2QM-9T4XB-3HD8E.pdf
             */
            file: string;
        };
        FileVerdictDto: {
            /** @example 1 */
            currentEdition?: number;
            /**
             * @description Only of a file as we issued it, as is all that follows.
             * @example 1
             */
            edition?: number;
            /**
             * @description When this edition was issued.
             * @example 2026-03-02T04:05:06.789Z
             */
            issuedAt?: string;
            /**
             * @description The report that it is, or (`altered`, `not_ours`) that it names: check that by its number.
             * @example MYV-7K2QM-9T4XB-3HD8E
             */
            number?: string;
            /** @description Why it was withdrawn, or superseded. */
            reason?: string;
            /** @description What the check by number says of the newest edition. */
            report?: components["schemas"]["ReportCheckDto"];
            /**
             * @description Of the file, in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            /** @description What was looked at, in this order. */
            steps: components["schemas"]["FileStepDto"][];
            /** @description When a correction put the next edition in its place. */
            supersededAt?: string;
            /**
             * @description `current`, `superseded` (there is a later edition), `withdrawn`: byte for byte as we issued it. `altered`: it has a seal of ours, but is not what
             *     was sealed. `not_ours`: it has no seal of ours.
             * @enum {string}
             */
            verdict: "current" | "superseded" | "withdrawn" | "altered" | "not_ours";
            /** @description Only of a withdrawn report. */
            withdrawnAt?: string;
        };
        FoundCertificateDto: {
            /** @example 4711 */
            id: number;
            /** @example Wang Xiaoming */
            name: string | null;
            /** @example MYV-7K2QM-9T4XB-3HD8E */
            reportNumber: string | null;
            /**
             * @example Verifying
             * @enum {string}
             */
            status: "Unverified" | "Verifying" | "Verified" | "Rejected";
            /** @example Universiti Malaya */
            university: string | null;
        };
        FoundReportDto: {
            /** @example 2026-03-02T04:05:06.789Z */
            issued_at: string;
            /** @example MYV-7K2QM-9T4XB-3HD8E */
            number: string;
            /**
             * @description Opens the PDF for 15 minutes.
             * @example /api/report/12/pdf?exp=1700000000&sig=...
             */
            pdfurl: string;
            /** @example Universiti Malaya */
            university: string | null;
        };
        FoundUniversityDto: {
            /** @example 5 */
            id: number;
            /** @example Universiti Malaya */
            name: string;
        };
        FoundUserDto: {
            /** @example mei@example.com */
            email: string;
            /** @example 17 */
            id: number;
            /**
             * @description The name of the account, or its user name.
             * @example Wang Xiaoming
             */
            name: string;
        };
        GiveConsentDto: {
            /**
             * @description The language in which the notice was shown.
             * @enum {string}
             */
            language: "en" | "ms" | "cn";
            /** @enum {string} */
            notice: "privacy" | "terms" | "legal-notice";
            /**
             * @description The present version of the notice, as `GET /api/v1/notices` tells it.
             * @example 2026-11-23
             */
            version: string;
        };
        GroupCheckDto: {
            /**
             * @description When it was recorded.
             * @example 2026-03-02T04:05:06.789Z
             */
            at: string;
            /** @enum {string} */
            group: "photo" | "passport" | "certificate" | "transcript" | "ministry" | "payment";
            /**
             * @description `each`: check by check; `as_one`: all of the group at one stroke; `stated`: by who approved, of all groups at once.
             * @example each
             * @enum {string}
             */
            method: "each" | "as_one" | "stated";
            /**
             * @description Who reviewed.
             * @example MyVerify
             */
            office: string;
            /**
             * @description What a reviewer found; nobody else has confirmed it.
             * @example accepted
             * @enum {string}
             */
            verdict: "accepted" | "send_again" | "refused";
        };
        HistoryStepDto: {
            /** @example certificate.rejected */
            action: string;
            /**
             * @description Who did it; null for the service itself.
             * @example 3
             */
            actorId: number | null;
            /**
             * @description What that account is called; null where it is gone.
             * @example Officer Lim
             */
            actorName: string | null;
            /**
             * @example {
             *       "status": "Rejected"
             *     }
             */
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @example 2026-03-01T04:05:06.789Z
             */
            at: string;
            /**
             * @description As the audit trail keeps it: fields are named, their values are in the record.
             * @example {
             *       "status": "Verifying"
             *     }
             */
            before: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The fields of the form that got other values.
             * @example [
             *       "university",
             *       "passportPhotos"
             *     ]
             */
            changed: string[];
            /** @example 991 */
            id: number;
            /**
             * @description Of a rejection, a correction or a withdrawal, its first 500 characters.
             * @example The transcript lacks its last page.
             */
            reason: string | null;
            /**
             * @description Of an approval.
             * @example MYV-7K2QM-9T4XB-3HD8E
             */
            reportNumber: string | null;
            /** @enum {string|null} */
            statusAfter: "Unverified" | "Verifying" | "Verified" | "Rejected" | null;
            /**
             * @description Null for a new record.
             * @enum {string|null}
             */
            statusBefore: "Unverified" | "Verifying" | "Verified" | "Rejected" | null;
            /**
             * @description The version of the record afterwards.
             * @example 4
             */
            version: number | null;
        };
        JobDto: {
            /**
             * @description Tries begun so far.
             * @example 6
             */
            attempts: number;
            /** @example 2026-03-01T04:00:00.123Z */
            createdAt: string;
            /** @example null */
            doneAt: string | null;
            /**
             * @description When it is or was to be tried next.
             * @example 2026-03-01T04:05:06.789Z
             */
            dueAt: string;
            /** @example 311 */
            id: number;
            /**
             * @description What the last try that failed ended in, without addresses.
             * @example It took longer than 60000 ms
             */
            lastError: string | null;
            /** @example report.render */
            name: string;
            /**
             * @description What it is about, ids only.
             * @example {
             *       "reportId": 12
             *     }
             */
            payload: {
                [key: string]: unknown;
            };
            /**
             * @description Jobs of one queue share workers.
             * @example pdf
             */
            queue: string;
            /**
             * @description `failed`: given up after all its tries.
             * @example failed
             * @enum {string}
             */
            state: "open" | "done" | "failed";
        };
        KeptDto: {
            /**
             * @description What exactly is kept.
             * @example The receipts of the fee that was paid for this report.
             */
            description: string;
            /**
             * @description Why it must be kept.
             * @example Accounting records must be kept for seven years
             */
            reason: string;
            /**
             * @description For `report` and `receipts`: which one.
             * @example MYV-7K2QM-9T4XB-3HD8E
             */
            reportNumber: string | null;
            /**
             * Format: date-time
             * @description When it is removed; null for never.
             * @example 2033-03-01T04:05:06.789Z
             */
            until: string | null;
            /** @enum {string} */
            what: "report" | "receipts" | "consents" | "account-number" | "audit-trail";
        };
        LevelSourceDto: {
            /** @example 2026-03-02T04:05:06.789Z */
            at: string | null;
            /**
             * @description `form`: the applicant says so; `document`: it was seen on one; `stated`: who approved says so of the whole; `confirmation`: an answer.
             * @example document
             * @enum {string}
             */
            kind: "form" | "document" | "stated" | "confirmation";
            /**
             * @example office
             * @enum {string}
             */
            party: "applicant" | "office" | "university" | "ministry";
            /**
             * @description The check that was answered, or the number of the answer.
             * @example passport.number
             */
            reference: string | null;
        };
        LivenessDto: {
            /** @enum {string} */
            status: "up" | "stopping";
        };
        LoginDto: {
            /**
             * @description The email, unless `username` is given.
             * @example mei@example.com
             */
            email?: string;
            /** @example Secret-2026 */
            password: string;
            /** @description Staff may have a user name that is not the email, such as `officer.lim`. */
            username?: string;
        };
        LookUpChoiceDto: {
            /** @example false */
            publicLookUp?: boolean;
            /** @example true */
            tellHolder?: boolean;
        };
        LookUpChoicesDto: {
            /**
             * @description Whether the public look-up by name, passport and birth finds the report; the check by its number always does.
             * @example true
             */
            publicLookUp: boolean;
            /**
             * @description Whether the holder is told of look-ups by mail, once a day at most.
             * @example true
             */
            tellHolder: boolean;
        };
        LookUpDto: {
            /** @example 2026-03-02T04:05:06.789Z */
            at: string;
            /**
             * @description How the report was come by: its `number`, the `person` (name, passport and birth), or its `file`.
             * @enum {string}
             */
            kind: "number" | "person" | "file";
        };
        MadeShareDto: {
            /** @example 4711 */
            certificateId: number;
            /** @example 2026-03-01T04:05:06.789Z */
            createdAt: string;
            /**
             * @description Whether the recipient may take the PDF.
             * @example true
             */
            download: boolean;
            /**
             * @description How often the recipient has taken the PDF.
             * @example 1
             */
            downloaded: number;
            /**
             * @description When it ends, or ended.
             * @example 2026-03-31T16:00:00.000Z
             */
            endsAt: string;
            /**
             * @description Whether a PIN is asked for.
             * @example true
             */
            hasPin: boolean;
            /** @example 12 */
            id: number;
            /** @example Universiti Malaya, admissions */
            label: string;
            /** @example 2026-03-02T04:05:06.789Z */
            lastViewedAt: string | null;
            /**
             * @description How often the recipient has opened it.
             * @example 2
             */
            opened: number;
            /** @enum {string} */
            state: "live" | "ended" | "stopped";
            /**
             * @description The link. It is told this once: nothing from which it could be made again is kept.
             * @example https://verify.example.my/shared/4f7o0mVJmXBn0m0H0l2H8gq3m1m9y6fS3y2k1n5b7cE
             */
            url: string;
            /**
             * @description Counts the changes of label and download.
             * @example 1
             */
            version: number;
            /**
             * @description How often a wrong PIN was entered.
             * @example 0
             */
            wrongPins: number;
        };
        Message: {
            /**
             * @description Which message it is, in every language; it stays when the text is put into better words.
             * @example required
             */
            code: string;
            /**
             * @description What the text of the message has in its gaps, by name.
             * @example {
             *       "label": "major"
             *     }
             */
            params?: {
                [key: string]: string | number | string[] | components["schemas"]["Message"][];
            };
        };
        MinistryDto: {
            /** @example Ministry of Higher Education, Malaysia */
            name: string;
            /** @example https://www.mohe.gov.my */
            url: string;
        };
        NextCertificateDto: {
            claim: components["schemas"]["ClaimDto"] | null;
            /**
             * @description The certificate that the caller has now; null where nothing is left.
             * @example 4711
             */
            id: number | null;
            /**
             * @description Its place in the queue, counted from 1.
             * @example 12
             */
            position: number | null;
            /**
             * @description How many are in the queue; counted up to 100,000.
             * @example 51
             */
            total: number;
        };
        NextRequestDto: {
            /**
             * @description The certificate that the reviewer leaves: it is given back, and the search goes on behind it.
             * @example 4711
             */
            after?: number | null;
            /**
             * @description The filters of the list but for `id`, `status` and `unclaimed`: the queue is what is `Verifying` and free.
             * @example {
             *       "university": "Universiti Malaya"
             *     }
             */
            filter?: {
                appliedSince?: string;
                appliedUntil?: string;
                assignedTo?: number;
                certNo?: string;
                decidedBy?: number;
                decidedSince?: string;
                decidedUntil?: string;
                email?: string;
                name?: string;
                ownerId?: number;
                passport?: string;
                rejectionReason?: number;
                /** @enum {string} */
                type?: "verification" | "stamping";
                university?: string;
                universityName?: string;
                /** @enum {string} */
                view?: "mine" | "free" | "applicant" | "overdue" | "decidedToday";
            };
        };
        NoticeDto: {
            /** @description What it can be read in: English, Malay, Chinese. */
            languages: ("en" | "ms" | "cn")[];
            /** @enum {string} */
            notice: "privacy" | "terms" | "legal-notice";
            /**
             * @description The day from which the present wording holds.
             * @example 2026-11-23
             */
            version: string;
        };
        OfficerLoadDto: {
            /**
             * @description Null: assigned to nobody.
             * @example 3
             */
            id: number | null;
            /** @example Officer Lim */
            name: string | null;
            /** @example 2 */
            overdue: number;
            /** @example 12 */
            waiting: number;
        };
        OpenShareDto: {
            /**
             * @description Where the link asks for one.
             * @example 274916
             */
            pin?: string;
        };
        PaymentDetailsDto: {
            bank: components["schemas"]["BankDto"];
            /**
             * @description True for the made-up account of a demonstration: nobody can pay into it.
             * @example true
             */
            demonstration: boolean;
            duitnow: components["schemas"]["DuitNowDto"];
            fees: components["schemas"]["FeeDto"][];
        };
        PendingSealDto: {
            /**
             * @description Tries begun so far.
             * @example 6
             */
            attempts: number;
            /** @example 4711 */
            certificateId: number;
            /** @example 1 */
            edition: number;
            /** @example 12 */
            id: number;
            /** @example 2026-03-01T04:05:06.789Z */
            issuedAt: string;
            /** @example 311 */
            jobId: number | null;
            /**
             * @description What the last try that failed ended in.
             * @example It took longer than 60000 ms
             */
            lastError: string | null;
            /** @example MYV-7K2QM-9T4XB-3HD8E */
            number: string;
            /**
             * @description `waiting` and `trying`: a job is at it; `failed`: given up after all its tries; `none`: no job, ordered anew within minutes; `done`: the PDF is there.
             * @example failed
             * @enum {string}
             */
            render: "waiting" | "trying" | "failed" | "none" | "done";
        };
        PictureUploadDto: {
            /** Format: binary */
            file: string;
            /**
             * @description What the picture is for.
             * @default avatar
             * @enum {string}
             */
            kind: "avatar" | "news" | "editor";
        };
        PlaceDto: {
            /**
             * @description Counted from 1, the oldest first; null for what is not in the queue.
             * @example 12
             */
            position: number | null;
            /**
             * @description How many are in the queue; counted up to 100,000.
             * @example 51
             */
            total: number;
        };
        PortalAgentDto: {
            /** @example 12 */
            cid: number;
            /** @example 5 */
            uid: number;
            /** @example Universiti Malaya */
            uname: string;
        };
        PortalAgentInputDto: {
            /**
             * @description The agency.
             * @example 12
             */
            cid: number;
            /** @example 5 */
            uid: number;
        };
        PortalApplicationDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academy_status?: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar: string;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awarding_time: string;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode?: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            cert_no?: string | null;
            /** @description Certificate files */
            cert_photos: string[];
            /**
             * @description remark on Certificate
             * @example A certified copy.
             */
            cert_remark?: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email?: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            end_time?: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string}
             */
            gender: "Male" | "Female";
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major: string;
            /** @description Ministry stamping files */
            ministry_photos: string[];
            /**
             * @description remark on Ministry stamping
             * @example The stamp is on the back.
             */
            ministry_remark?: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministry_stamping_time: string;
            /**
             * @description name
             * @example 王小明
             */
            name: string;
            /**
             * @description nationality
             * @example China
             */
            nationality: string;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note?: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport: string;
            /** @description Passport files */
            passport_photos: string[];
            /**
             * @description remark on Passport
             * @example Renewed in 2022.
             */
            passport_remark?: string | null;
            /** @description Proof of payment files */
            payment_photos: string[];
            /**
             * @description remark on Proof of payment
             * @example Paid by DuitNow.
             */
            payment_remark?: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principal_name?: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            start_time?: string | null;
            /** @description Transcript files */
            transcript_photos: string[];
            /**
             * @description remark on Transcript
             * @example Two pages.
             */
            transcript_remark?: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type?: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university: string;
        };
        PortalArticleChangeDto: {
            /**
             * @description HTML, cleaned before it is kept: at most 200 KB then. Images are files of the kind `editor`, links lead to http or https.
             * @example <p>Most applications are decided within <strong>seven working days</strong>.</p>
             */
            content?: string;
            /** @example 12 */
            id: number;
            /**
             * @description Address of an uploaded picture of the kind `news`; null or empty for none.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            preview?: string | null;
            /**
             * @description Plain text.
             * @example How long a verification takes
             */
            title?: string;
            /**
             * @description The version that the change is based on; 409 `stale_version` where the record has another by now.
             * @example 1
             */
            version?: number | null;
        };
        PortalCertificateDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academy_status: string | null;
            /**
             * @description What the caller may do with it now.
             * @example [
             *       "download"
             *     ]
             */
            allowed_actions: ("save" | "apply" | "authenticate" | "reject" | "remove" | "download")[];
            /** @example 2026-03-01T04:05:06.789Z */
            applied_at: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awarding_time: string | null;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            cert_no: string | null;
            /** @description Certificate files */
            cert_photos: string[];
            /**
             * @description remark on Certificate
             * @example A certified copy.
             */
            cert_remark: string | null;
            /**
             * @example Verified
             * @enum {string}
             */
            cert_status: "Unverified" | "Verifying" | "Verified" | "Rejected";
            /** @example 2026-02-28T04:05:06.789Z */
            created_at: string;
            /** @example 2026-03-02T04:05:06.789Z */
            decided_at: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            end_time: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender: "Male" | "Female" | null;
            /** @example 4711 */
            id: number;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major: string | null;
            /** @description Ministry stamping files */
            ministry_photos: string[];
            /**
             * @description remark on Ministry stamping
             * @example The stamp is on the back.
             */
            ministry_remark: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministry_stamping_time: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality: string | null;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport: string | null;
            /** @description Passport files */
            passport_photos: string[];
            /**
             * @description remark on Passport
             * @example Renewed in 2022.
             */
            passport_remark: string | null;
            /** @description Proof of payment files */
            payment_photos: string[];
            /**
             * @description remark on Proof of payment
             * @example Paid by DuitNow.
             */
            payment_remark: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principal_name: string | null;
            /**
             * @description Why it was rejected, until the student applies again.
             * @example null
             */
            reject_reason: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            start_time: string | null;
            /** @description Transcript files */
            transcript_photos: string[];
            /**
             * @description remark on Transcript
             * @example Two pages.
             */
            transcript_remark: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university: string | null;
            /** @example 2026-03-02T04:05:06.789Z */
            updated_at: string;
            /**
             * @description The student it belongs to.
             * @example 17
             */
            user_id: number | null;
            /**
             * @description The report number, once verified.
             * @example MYV-7K2QM-9T4XB-3HD8E
             */
            verifi_no: string | null;
            /**
             * @description Counts the saves.
             * @example 3
             */
            version: number;
        };
        PortalCertificateListDto: {
            cert_list: components["schemas"]["PortalCertificateSummaryDto"][];
            /**
             * @description How many there are in all.
             * @example 1
             */
            count: number;
        };
        PortalCertificateSummaryDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academy_status: string | null;
            /**
             * @description What the caller may do with it now.
             * @example [
             *       "download"
             *     ]
             */
            allowed_actions: ("save" | "apply" | "authenticate" | "reject" | "remove" | "download")[];
            /** @example 2026-03-01T04:05:06.789Z */
            applied_at: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awarding_time: string | null;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            cert_no: string | null;
            /**
             * @example Verified
             * @enum {string}
             */
            cert_status: "Unverified" | "Verifying" | "Verified" | "Rejected";
            /** @example 2026-02-28T04:05:06.789Z */
            created_at: string;
            /** @example 2026-03-02T04:05:06.789Z */
            decided_at: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            end_time: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender: "Male" | "Female" | null;
            /** @example 4711 */
            id: number;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministry_stamping_time: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality: string | null;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principal_name: string | null;
            /**
             * @description Why it was rejected, until the student applies again.
             * @example null
             */
            reject_reason: string | null;
            /** @description What has become of its report; null before it is verified. */
            report: components["schemas"]["ReportStatusDto"] | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            start_time: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university: string | null;
            /** @example 2026-03-02T04:05:06.789Z */
            updated_at: string;
            /**
             * @description The student it belongs to.
             * @example 17
             */
            user_id: number | null;
            /**
             * @description The report number, once verified.
             * @example MYV-7K2QM-9T4XB-3HD8E
             */
            verifi_no: string | null;
            /**
             * @description Counts the saves.
             * @example 3
             */
            version: number;
        };
        PortalCompanyChangeDto: {
            /** @example 12 */
            cid: number;
            /** @example Merdeka Bridge Education (Demo) */
            cname?: string;
            /** @example Selangor */
            cregion?: string;
            /**
             * @description The version that the change is based on; 409 `stale_version` where the record has another by now.
             * @example 1
             */
            version?: number | null;
        };
        PortalCompanyDto: {
            /** @example 12 */
            cid: number;
            /** @example Merdeka Bridge Education (Demo) */
            cname: string;
            /** @example Selangor */
            cregion: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
        };
        PortalCompanyInfoDto: {
            /** @description By the name of the university. */
            agents: components["schemas"]["PortalAgentDto"][];
            /** @example 12 */
            cid: number;
            /** @example Merdeka Bridge Education (Demo) */
            cname: string;
            /** @example Selangor */
            cregion: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
        };
        PortalCompanyInputDto: {
            /** @example Merdeka Bridge Education (Demo) */
            cname: string;
            /** @example Selangor */
            cregion: string;
        };
        PortalCompanyListDto: {
            /**
             * @description How many there are in all.
             * @example 30
             */
            allCount: number;
            list: components["schemas"]["PortalCompanyDto"][];
        };
        PortalCooperationChangeDto: {
            /** @example 3 */
            cooid?: number | null;
            /** @example Joint Degree in Marine Science (Demo) */
            cooname?: string;
            /** @example Penang */
            cooregion?: string;
            /**
             * @description The same as `cooid`; one of the two is needed.
             * @example 3
             */
            id?: number;
            /**
             * @description One university.
             * @example 5
             */
            uid1?: number;
            /**
             * @description The other one.
             * @example 17
             */
            uid2?: number;
            /**
             * @description The version that the change is based on; 409 `stale_version` where the record has another by now.
             * @example 1
             */
            version?: number | null;
        };
        PortalCooperationDto: {
            /** @example 3 */
            cooid: number;
            /** @example Joint Degree in Marine Science (Demo) */
            cooname: string;
            /** @example Penang */
            cooregion: string;
            /**
             * @description The same as `cooid`.
             * @example 3
             */
            id: number;
            /** @example 5 */
            uid1: number;
            /** @example 17 */
            uid2: number;
            /** @example Universiti Malaya */
            uname1: string;
            /** @example Universiti Sains Malaysia */
            uname2: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
        };
        PortalCooperationInputDto: {
            /** @example Joint Degree in Marine Science (Demo) */
            cooname: string;
            /** @example Penang */
            cooregion: string;
            /**
             * @description One university.
             * @example 5
             */
            uid1: number;
            /**
             * @description The other one.
             * @example 17
             */
            uid2: number;
        };
        PortalCooperationListDto: {
            /**
             * @description How many there are in all.
             * @example 2
             */
            allCount: number;
            list: components["schemas"]["PortalCooperationDto"][];
        };
        PortalFailure: {
            /**
             * @description The HTTP status; 500 where the session is lost.
             * @example 400
             */
            code: number;
            data: {
                /**
                 * @description Which message it is, in every language; it stays when the text is put into better words. Left out where several messages are told at once.
                 * @example required
                 */
                code?: string;
                /**
                 * @description The same as `errors`, as codes with their parameters.
                 * @example {
                 *       "major": {
                 *         "code": "required",
                 *         "params": {
                 *           "label": "major"
                 *         }
                 *       }
                 *     }
                 */
                codes?: {
                    [key: string]: components["schemas"]["Message"];
                };
                /**
                 * @description A text by field.
                 * @example {
                 *       "major": "Please input the major"
                 *     }
                 */
                errors?: {
                    [key: string]: string;
                };
                /**
                 * @description A text for people.
                 * @example Please input the major
                 */
                message: string;
                /**
                 * @description What the text of the message has in its gaps, by name.
                 * @example {
                 *       "label": "major"
                 *     }
                 */
                params?: {
                    [key: string]: string | number | string[] | components["schemas"]["Message"][];
                };
                /**
                 * @description A stable word for programs.
                 * @example missing_fields
                 */
                reason: string;
                /** @example 0d9a2f0e-7a55-4f0c-9d7e-5a8f6f1f2b3c */
                requestId: string;
                /**
                 * @description Seconds.
                 * @example 60
                 */
                retryAfter?: number;
            };
            /** @example Please input the major */
            errMsg: string;
            /** @example Please input the major */
            message: string;
        };
        PortalFormDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academy_status?: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awarding_time?: string | null;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode?: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            cert_no?: string | null;
            /** @description Certificate files */
            cert_photos?: string[];
            /**
             * @description remark on Certificate
             * @example A certified copy.
             */
            cert_remark?: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email?: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            end_time?: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender?: "Male" | "Female" | null;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major?: string | null;
            /** @description Ministry stamping files */
            ministry_photos?: string[];
            /**
             * @description remark on Ministry stamping
             * @example The stamp is on the back.
             */
            ministry_remark?: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministry_stamping_time?: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name?: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality?: string | null;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note?: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport?: string | null;
            /** @description Passport files */
            passport_photos?: string[];
            /**
             * @description remark on Passport
             * @example Renewed in 2022.
             */
            passport_remark?: string | null;
            /** @description Proof of payment files */
            payment_photos?: string[];
            /**
             * @description remark on Proof of payment
             * @example Paid by DuitNow.
             */
            payment_remark?: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principal_name?: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            start_time?: string | null;
            /** @description Transcript files */
            transcript_photos?: string[];
            /**
             * @description remark on Transcript
             * @example Two pages.
             */
            transcript_remark?: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type?: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university?: string | null;
        };
        PortalFormUpdateDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academy_status?: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awarding_time?: string | null;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode?: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            cert_no?: string | null;
            /** @description Certificate files */
            cert_photos?: string[];
            /**
             * @description remark on Certificate
             * @example A certified copy.
             */
            cert_remark?: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email?: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            end_time?: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender?: "Male" | "Female" | null;
            /** @example 4711 */
            id: number;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major?: string | null;
            /** @description Ministry stamping files */
            ministry_photos?: string[];
            /**
             * @description remark on Ministry stamping
             * @example The stamp is on the back.
             */
            ministry_remark?: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministry_stamping_time?: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name?: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality?: string | null;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note?: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport?: string | null;
            /** @description Passport files */
            passport_photos?: string[];
            /**
             * @description remark on Passport
             * @example Renewed in 2022.
             */
            passport_remark?: string | null;
            /** @description Proof of payment files */
            payment_photos?: string[];
            /**
             * @description remark on Proof of payment
             * @example Paid by DuitNow.
             */
            payment_remark?: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principal_name?: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            start_time?: string | null;
            /** @description Transcript files */
            transcript_photos?: string[];
            /**
             * @description remark on Transcript
             * @example Two pages.
             */
            transcript_remark?: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type?: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university?: string | null;
            /**
             * @description The version that the change is based on; 409 `stale_version` where the record has another by now.
             * @example 3
             */
            version?: number;
        };
        PortalNewsDto: {
            /**
             * @description Cleaned HTML.
             * @example <p>Most are decided within <strong>seven working days</strong>.</p>
             */
            content: string;
            /** @example 12 */
            id: number;
            /**
             * @description Address of a picture that everyone may open.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            preview: string | null;
            /** @example How long a verification takes */
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:05:06.789Z
             */
            update_time: string;
            /**
             * @description Who wrote it; null for what the service brought along.
             * @example 3
             */
            user_id: number | null;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
            /**
             * @description How often it was opened.
             * @example 42
             */
            watch_number: number;
        };
        PortalNewsItemDto: {
            /** @example 12 */
            id: number;
            /**
             * @description Address of a picture that everyone may open.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            preview: string | null;
            /** @example How long a verification takes */
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T04:05:06.789Z
             */
            update_time: string;
            /**
             * @description How often it was opened.
             * @example 42
             */
            watch_number: number;
        };
        PortalNewsListDto: {
            /**
             * @description How many there are in all.
             * @example 10
             */
            count: number;
            list: components["schemas"]["PortalNewsItemDto"][];
        };
        PortalUniversityChangeDto: {
            /** @example Malaysia */
            ucountry?: string;
            /** @example 5 */
            uid: number;
            /** @example Universiti Malaya */
            uname?: string;
            /** @enum {string} */
            unature?: "public university" | "private university";
            /** @example Kuala Lumpur */
            uregion?: string;
            /**
             * @description The version that the change is based on; 409 `stale_version` where the record has another by now.
             * @example 1
             */
            version?: number | null;
        };
        PortalUniversityDto: {
            /**
             * @description The same as `uname`.
             * @example Universiti Malaya
             */
            name: string;
            /** @example Malaysia */
            ucountry: string;
            /** @example 1 */
            uid: number;
            /** @example Universiti Malaya */
            uname: string;
            /** @enum {string} */
            unature: "public university" | "private university";
            /** @example Kuala Lumpur */
            uregion: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
        };
        PortalUniversityInputDto: {
            /** @example Malaysia */
            ucountry: string;
            /** @example Universiti Malaya */
            uname: string;
            /** @enum {string} */
            unature: "public university" | "private university";
            /** @example Kuala Lumpur */
            uregion: string;
        };
        PortalUserDto: {
            /**
             * @description Address of the picture; a session is needed to open it.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar: string | null;
            /**
             * @description YYYY-MM-DD.
             * @example 2001-04-30
             */
            birth: string | null;
            /** @example mei@example.com */
            email: string;
            /** @enum {string|null} */
            gender: "Male" | "Female" | null;
            /** @example 17 */
            id: number;
            /** @enum {string} */
            language: "en" | "cn";
            /** @example 王小明 */
            name: string | null;
            /** @example China */
            nationality: string | null;
            /** @example E12345678 */
            passport: string | null;
            /**
             * @description What the role may do; empty for students.
             * @example []
             */
            permissions: ("certificates.read" | "certificates.review" | "catalog.manage" | "news.manage" | "users.manage" | "reports.withdraw" | "audit.read" | "reviews.assign")[];
            /**
             * @description 0 administrator, 1 student, 10 and up staff.
             * @example 1
             */
            role: number;
            /** @example Student */
            role_name: string;
            /**
             * @description A student's user name is the email.
             * @example mei@example.com
             */
            username: string;
        };
        PortalVerificationDto: {
            /**
             * @description academy status
             * @example Graduated
             */
            academy_status?: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar: string;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awarding_time: string;
            /**
             * @description barcode
             * @example 9555012345678
             */
            barcode?: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            cert_no?: string | null;
            /** @description Certificate files */
            cert_photos: string[];
            /**
             * @description remark on Certificate
             * @example A certified copy.
             */
            cert_remark?: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email: string;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            end_time?: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string}
             */
            gender: "Male" | "Female";
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major: string;
            /** @description Ministry stamping files */
            ministry_photos: string[];
            /**
             * @description remark on Ministry stamping
             * @example The stamp is on the back.
             */
            ministry_remark?: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministry_stamping_time: string;
            /**
             * @description name
             * @example 王小明
             */
            name: string;
            /**
             * @description nationality
             * @example China
             */
            nationality: string;
            /**
             * @description note
             * @example The degree was awarded in absentia.
             */
            note?: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport: string;
            /** @description Passport files */
            passport_photos: string[];
            /**
             * @description remark on Passport
             * @example Renewed in 2022.
             */
            passport_remark?: string | null;
            /** @description Proof of payment files */
            payment_photos: string[];
            /**
             * @description remark on Proof of payment
             * @example Paid by DuitNow.
             */
            payment_remark?: string | null;
            /**
             * @description principal's name
             * @example Prof. Dr. Aminah binti Hassan
             */
            principal_name?: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            start_time?: string | null;
            /** @description Transcript files */
            transcript_photos: string[];
            /**
             * @description remark on Transcript
             * @example Two pages.
             */
            transcript_remark?: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type?: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university: string;
        };
        PreferencesChangeDto: {
            /**
             * @description Those that change; null drops one. At most 8,000 characters of JSON each, and 64,000 in all.
             * @example {
             *       "theme": "dark",
             *       "student.datatable": [
             *         "email"
             *       ]
             *     }
             */
            values: {
                [key: string]: unknown;
            };
        };
        PreferencesDto: {
            /**
             * @description By the names under which the back office keeps them.
             * @example {
             *       "theme": "dark",
             *       "student.datatable": [
             *         "email"
             *       ]
             *     }
             */
            values: {
                [key: string]: unknown;
            };
        };
        PublicKeyDto: {
            /** @enum {string} */
            alg: "EdDSA";
            /** @enum {string} */
            crv: "Ed25519";
            /**
             * @description The thumbprint of the key (RFC 7638); tokens name it.
             * @example kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k
             */
            kid: string;
            /** @enum {string} */
            kty: "OKP";
            /** @enum {string} */
            use: "sig";
            /** @example 11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo */
            x: string;
        };
        PublicKeysDto: {
            /** @description The one that signs now, then those that signed before. */
            keys: components["schemas"]["PublicKeyDto"][];
        };
        ReadinessDto: {
            /** @enum {string} */
            database?: "up" | "down";
            /**
             * @description The least free space of the disks this process writes to, in MB.
             * @example 51200
             */
            diskFreeMegabytes?: number | null;
            /**
             * @description How long the oldest overdue job has been waiting; null where the database is down.
             * @example 0
             */
            oldestOverdueJobSeconds?: number | null;
            /**
             * @description `refuses-writes`: it answers, but takes nothing. Without it jobs are found by looking for them, a few seconds later, and limits are not counted.
             * @enum {string}
             */
            redis?: "up" | "down" | "refuses-writes" | "unused";
            /**
             * @description Whole days until the certificate that reports are sealed with runs out; below 0 afterwards.
             * @example 365
             */
            signingCertificateDaysLeft?: number;
            /**
             * @description `unavailable`: the database does not answer. `stopping`: the process was asked to end.
             * @enum {string}
             */
            status: "ready" | "unavailable" | "stopping";
            /**
             * @description Where files lie. Without it uploads and downloads are refused; looked at every 10 seconds.
             * @enum {string}
             */
            storage?: "up" | "down";
        };
        ReasonCountDto: {
            /**
             * @description Of a saved reason; null for any other.
             * @example 2
             */
            id: number | null;
            /** @example 4 */
            rejected: number;
        };
        RegisterDto: {
            /**
             * @description The password once more.
             * @example Secret-2026
             */
            checkPwd: string;
            /**
             * @description The six digits that were mailed.
             * @example 482913
             */
            code: string;
            /** @description The notices that the user agreed to, each in its present version; stored together with the account. */
            consents?: {
                /**
                 * @example en
                 * @enum {string}
                 */
                language: "en" | "ms" | "cn";
                /**
                 * @example privacy
                 * @enum {string}
                 */
                notice: "privacy" | "terms" | "legal-notice";
                /** @example 2026-11-23 */
                version: string;
            }[] | null;
            /** @example mei@example.com */
            email: string;
            /**
             * @description 8 to 16 characters with an upper-case letter, a lower-case letter and a digit.
             * @example Secret-2026
             */
            password: string;
        };
        RejectDto: {
            /**
             * @description All of them or none are changed.
             * @example [
             *       4711
             *     ]
             */
            ids: number[];
            /**
             * @description The applicant reads it.
             * @example The transcript lacks its last page.
             */
            reject_reason: string;
            /**
             * @description For a single id: the version that the change is based on.
             * @example 3
             */
            version?: number;
        };
        RejectionReasonChangeDto: {
            /**
             * @description Where it stands in the list. Left out or null: behind the last one, or where it stood.
             * @example 11
             */
            position?: number | null;
            /** @example 有文件过于模糊，无法辨认。请重新扫描。 */
            textCn?: string;
            /**
             * @description What the applicant reads; line breaks stay.
             * @example A document is too blurred to be read. Please scan it again.
             */
            textEn?: string;
            /** @example Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula. */
            textMs?: string;
            /** @example 扫描件模糊 */
            titleCn?: string;
            /**
             * @description What reviewers choose it by.
             * @example Blurred scan
             */
            titleEn?: string;
            /** @example Imbasan kabur */
            titleMs?: string;
            /**
             * @description The version that the change is based on; where it is left out, the present state is changed.
             * @example 1
             */
            version?: number | null;
        };
        RejectionReasonDto: {
            /** @example 12 */
            id: number;
            /**
             * @description Where it stands in the list, the smallest first.
             * @example 11
             */
            position: number;
            /** @example 有文件过于模糊，无法辨认。请重新扫描。 */
            textCn: string;
            /** @example A document is too blurred to be read. Please scan it again. */
            textEn: string;
            /** @example Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula. */
            textMs: string;
            /** @example 扫描件模糊 */
            titleCn: string;
            /** @example Blurred scan */
            titleEn: string;
            /** @example Imbasan kabur */
            titleMs: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
        };
        RejectionReasonInputDto: {
            /**
             * @description Where it stands in the list. Left out or null: behind the last one, or where it stood.
             * @example 11
             */
            position?: number | null;
            /** @example 有文件过于模糊，无法辨认。请重新扫描。 */
            textCn: string;
            /**
             * @description What the applicant reads; line breaks stay.
             * @example A document is too blurred to be read. Please scan it again.
             */
            textEn: string;
            /** @example Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula. */
            textMs: string;
            /** @example 扫描件模糊 */
            titleCn: string;
            /**
             * @description What reviewers choose it by.
             * @example Blurred scan
             */
            titleEn: string;
            /** @example Imbasan kabur */
            titleMs: string;
        };
        RemovedDto: {
            /** @example 17 */
            id: number;
        };
        ReportChangeDto: {
            /**
             * @description The version that was seen.
             * @example 2
             */
            version?: number | null;
        };
        ReportCheckDto: {
            /** @description What stands of the review, by document group. */
            checks: components["schemas"]["GroupCheckDto"][];
            /**
             * @description Counts from 1; a correction makes the next one.
             * @example 1
             */
            edition: number;
            /** @description All editions under the number, newest first. */
            editions: components["schemas"]["CheckedEditionDto"][];
            fields: components["schemas"]["CheckedFieldsDto"];
            /** @example 2026-03-02T04:05:06.789Z */
            issuedAt: string;
            /**
             * @description How sure each field is that has a value, by its name.
             * @example {
             *       "passport": {
             *         "level": "claimed",
             *         "sources": [
             *           {
             *             "kind": "form",
             *             "party": "applicant",
             *             "at": null,
             *             "reference": null
             *           }
             *         ]
             *       }
             *     }
             */
            levels: {
                [key: string]: components["schemas"]["FieldLevelDto"];
            };
            /** @example MYV-7K2QM-9T4XB-3HD8E */
            number: string;
            /** @description Why it was withdrawn. */
            reason?: string;
            /** @enum {string} */
            result: "valid" | "withdrawn";
            /**
             * @description SHA-256 of the PDF, in hexadecimal; null while it is being rendered.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string | null;
            /** @description In the order in which they are looked at. */
            steps: components["schemas"]["CheckStepDto"][];
            /**
             * @description What the review was about: the certificate, or the ministry's stamp on it.
             * @enum {string}
             */
            type: "verification" | "stamping";
            /** @description Only of a withdrawn report. */
            withdrawnAt?: string;
        };
        ReportCorrectionDto: {
            /**
             * @description What is to be certified from now on; what is left out stays, what is empty is emptied.
             * @example {
             *       "name": "WANG XIAO MING",
             *       "awardingTime": "2023-10-16"
             *     }
             */
            fields: {
                /**
                 * Format: date
                 * @description awarding date
                 */
                awardingTime?: string | null;
                /**
                 * Format: date
                 * @description date of birth
                 */
                birth?: string | null;
                /** @description certificate number */
                certNo?: string | null;
                /**
                 * Format: date
                 * @description end date
                 */
                endTime?: string | null;
                /**
                 * @description form of learning
                 * @enum {string|null}
                 */
                forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
                /**
                 * @description gender
                 * @enum {string|null}
                 */
                gender?: "Male" | "Female" | null;
                /**
                 * @description academic level
                 * @enum {string|null}
                 */
                level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
                /** @description major */
                major?: string | null;
                /**
                 * Format: date
                 * @description MoHE stamping date
                 */
                ministryStampingTime?: string | null;
                /** @description name */
                name?: string | null;
                /** @description nationality */
                nationality?: string | null;
                /** @description passport number */
                passport?: string | null;
                /**
                 * Format: date
                 * @description start date
                 */
                startTime?: string | null;
                /** @description degree-conferring unit */
                university?: string | null;
            };
            /**
             * @description It is public: whoever checks the number reads it.
             * @example The name was misspelt.
             */
            reason: string;
            /**
             * @description Of the certificate, as it was seen; 409 `stale_version` where it has another by now.
             * @example 3
             */
            version: number;
        };
        ReportDownloadDto: {
            /** @example MYV-7K2QM-9T4XB-3HD8E.pdf */
            file_name: string;
            /**
             * @description Opens the PDF for 15 minutes, without a session.
             * @example /api/report/12/pdf?exp=1700000000&sig=...
             */
            file_url: string;
        };
        ReportDto: {
            /**
             * @description What the caller may do with it now.
             * @example [
             *       "withdraw",
             *       "correct"
             *     ]
             */
            allowedActions: ("withdraw" | "correct")[];
            /** @example 4711 */
            certificateId: number;
            /**
             * @description Counts from 1; a correction makes the next one.
             * @example 1
             */
            edition: number;
            /**
             * @description Whom it is about, as it certifies.
             * @example Wang Xiaoming
             */
            holder: string | null;
            /** @example 12 */
            id: number;
            /** @example 2026-03-01T04:05:06.789Z */
            issuedAt: string;
            /**
             * @description The same for all editions.
             * @example MYV-7K2QM-9T4XB-3HD8E
             */
            number: string;
            /**
             * @description Why it was withdrawn or corrected.
             * @example null
             */
            reason: string | null;
            /**
             * @description Null while the PDF is being rendered.
             * @example 2026-03-01T04:05:09.012Z
             */
            renderedAt: string | null;
            /**
             * @description SHA-256 of the PDF, in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string | null;
            /**
             * @description Bytes of the PDF.
             * @example 184320
             */
            size: number | null;
            /** @enum {string} */
            status: "current" | "superseded" | "withdrawn";
            /**
             * @description When a correction put the next edition in its place.
             * @example null
             */
            supersededAt: string | null;
            /**
             * @description Counts the changes: 1 when it is issued.
             * @example 2
             */
            version: number;
            /** @example null */
            withdrawnAt: string | null;
        };
        ReportStatusDto: {
            /**
             * @description The newest edition.
             * @example 1
             */
            edition: number;
            /**
             * @description Why it was corrected or withdrawn; whoever checks the number reads it as well.
             * @example null
             */
            reason: string | null;
            /**
             * @description When that edition was issued, or withdrawn.
             * @example 2026-03-02T04:05:06.789Z
             */
            since: string;
            /**
             * @description `corrected`: in force, with an edition that has taken the place of an earlier one.
             * @enum {string}
             */
            status: "current" | "corrected" | "withdrawn";
        };
        ReportWithdrawalDto: {
            /**
             * @description It is public: whoever checks the number reads it.
             * @example The university has revoked the degree.
             */
            reason: string;
        };
        ResetPasswordDto: {
            /**
             * @description The password once more.
             * @example Secret-2026
             */
            checkPwd: string;
            /**
             * @description The six digits that were mailed.
             * @example 482913
             */
            code: string;
            /** @example mei@example.com */
            email: string;
            /**
             * @description 8 to 16 characters with an upper-case letter, a lower-case letter and a digit.
             * @example Secret-2026
             */
            password: string;
        };
        /** @description A problem as RFC 9457 has it. */
        ResourceFailure: {
            /**
             * @description Which message it is, in every language; it stays when the text is put into better words. Left out where several messages are told at once.
             * @example required
             */
            code?: string;
            /**
             * @description The same as `errors`, as codes with their parameters.
             * @example {
             *       "major": {
             *         "code": "required",
             *         "params": {
             *           "label": "major"
             *         }
             *       }
             *     }
             */
            codes: {
                [key: string]: components["schemas"]["Message"];
            };
            /**
             * @description The same as `message`.
             * @example Please input the major
             */
            detail: string;
            /**
             * @description A text by field.
             * @example {
             *       "major": "Please input the major"
             *     }
             */
            errors: {
                [key: string]: string;
            };
            /**
             * Format: uri
             * @description The `requestId` as an address.
             * @example urn:uuid:0d9a2f0e-7a55-4f0c-9d7e-5a8f6f1f2b3c
             */
            instance: string;
            /**
             * @description A text for people.
             * @example Please input the major
             */
            message: string;
            /**
             * @description What the text of the message has in its gaps, by name.
             * @example {
             *       "label": "major"
             *     }
             */
            params?: {
                [key: string]: string | number | string[] | components["schemas"]["Message"][];
            };
            /**
             * @description A stable word for programs.
             * @example missing_fields
             */
            reason: string;
            /** @example 0d9a2f0e-7a55-4f0c-9d7e-5a8f6f1f2b3c */
            requestId: string;
            /**
             * @description Seconds.
             * @example 60
             */
            retryAfter?: number;
            /** @description With `stale_version` of a certificate: which fields were changed since the version that was sent. */
            stale?: {
                /**
                 * @example [
                 *       "status",
                 *       "university"
                 *     ]
                 */
                changedFields: string[];
                /** @example 5 */
                currentVersion: number;
            };
            /**
             * @description The HTTP status.
             * @example 400
             */
            status: number;
            /**
             * @description The reason for people.
             * @example Missing fields
             */
            title: string;
            /**
             * Format: uri-reference
             * @description A page about the reason.
             * @example /docs/errors/missing_fields
             */
            type: string;
        };
        ReviewerDto: {
            /** @example 3 */
            id: number;
            /**
             * @description The name of the account, or its user name.
             * @example Officer Lim
             */
            name: string;
            /**
             * @description Applications in review that are assigned to this officer; counted up to 100,000.
             * @example 12
             */
            waiting: number;
        };
        RoleChangeDto: {
            /** @example Reviewer */
            name?: string;
            /**
             * @description The whole set: what is named twice counts once.
             * @example [
             *       "certificates.read",
             *       "certificates.review"
             *     ]
             */
            permissions?: ("certificates.read" | "certificates.review" | "catalog.manage" | "news.manage" | "users.manage" | "reports.withdraw" | "audit.read" | "reviews.assign")[];
            /**
             * @description The version that the change is based on; where it is left out, the present state is changed.
             * @example 1
             */
            version?: number | null;
        };
        RoleDto: {
            /**
             * @description The code: 0 administrator, 1 student, 3 public, 10 and up staff.
             * @example 10
             */
            id: number;
            /** @example Reviewer */
            name: string;
            /**
             * @example [
             *       "certificates.read",
             *       "certificates.review"
             *     ]
             */
            permissions: ("certificates.read" | "certificates.review" | "catalog.manage" | "news.manage" | "users.manage" | "reports.withdraw" | "audit.read" | "reviews.assign")[];
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
        };
        RoleInputDto: {
            /** @example Reviewer */
            name: string;
            /**
             * @description The whole set: what is named twice counts once.
             * @example [
             *       "certificates.read",
             *       "certificates.review"
             *     ]
             */
            permissions: ("certificates.read" | "certificates.review" | "catalog.manage" | "news.manage" | "users.manage" | "reports.withdraw" | "audit.read" | "reviews.assign")[];
        };
        SearchDto: {
            certificates: components["schemas"]["FoundCertificateDto"][];
            universities: components["schemas"]["FoundUniversityDto"][];
            users: components["schemas"]["FoundUserDto"][];
        };
        SeenFileDto: {
            /** @example 01JQ8Z6T2V9N4M7K3X5C8B1A2D */
            id: string;
            /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
            sha256: string;
        };
        SendEmailCodeDto: {
            /** @example mei@example.com */
            email: string;
            /**
             * @description Language of the mail and of the account; by `Accept-Language` if left out.
             * @enum {string}
             */
            language?: "en" | "cn";
            /**
             * @description What the code is for; `register` if left out.
             * @default register
             * @enum {string}
             */
            purpose: "register" | "reset";
        };
        SessionDto: {
            /**
             * @description To be sent as `Authorization: Bearer`; the same token is set as an HttpOnly cookie. Valid for two days.
             * @example eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl
             */
            token: string;
            user: components["schemas"]["PortalUserDto"];
        };
        ShareChangeDto: {
            /**
             * @description Whether the recipient may take the PDF.
             * @example true
             */
            download?: boolean;
            /** @example Universiti Malaya, admissions */
            label?: string;
            /**
             * @description The version that the change is based on.
             * @example 1
             */
            version?: number | null;
        };
        SharedReportDto: {
            /** @description What stands of the review, by document group. */
            checks: components["schemas"]["GroupCheckDto"][];
            /**
             * @description Counts from 1; a correction makes the next one.
             * @example 1
             */
            edition: number;
            /** @description All editions under the number, newest first. */
            editions: components["schemas"]["CheckedEditionDto"][];
            fields: components["schemas"]["CheckedFieldsDto"];
            /** @example 2026-03-02T04:05:06.789Z */
            issuedAt: string;
            /**
             * @description How sure each field is that has a value, by its name.
             * @example {
             *       "passport": {
             *         "level": "claimed",
             *         "sources": [
             *           {
             *             "kind": "form",
             *             "party": "applicant",
             *             "at": null,
             *             "reference": null
             *           }
             *         ]
             *       }
             *     }
             */
            levels: {
                [key: string]: components["schemas"]["FieldLevelDto"];
            };
            /**
             * @description The link ends; the report does not.
             * @example 2026-03-31T16:00:00.000Z
             */
            linkEndsAt: string;
            /** @example MYV-7K2QM-9T4XB-3HD8E */
            number: string;
            /**
             * @description Opens the PDF for 15 minutes, or until the link ends; null where it may not be taken.
             * @example /api/v1/shared/4f7o0mVJmXBn0m0H0l2H8gq3m1m9y6fS3y2k1n5b7cE/pdf?exp=1700000000&sig=...
             */
            pdfUrl: string | null;
            /** @description Why it was withdrawn. */
            reason?: string;
            /** @enum {string} */
            result: "valid" | "withdrawn";
            /**
             * @description SHA-256 of the PDF, in hexadecimal; null while it is being rendered.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string | null;
            /** @description In the order in which they are looked at. */
            steps: components["schemas"]["CheckStepDto"][];
            /**
             * @description What the review was about: the certificate, or the ministry's stamp on it.
             * @enum {string}
             */
            type: "verification" | "stamping";
            /** @description Only of a withdrawn report. */
            withdrawnAt?: string;
        };
        ShareDto: {
            /** @example 4711 */
            certificateId: number;
            /** @example 2026-03-01T04:05:06.789Z */
            createdAt: string;
            /**
             * @description Whether the recipient may take the PDF.
             * @example true
             */
            download: boolean;
            /**
             * @description How often the recipient has taken the PDF.
             * @example 1
             */
            downloaded: number;
            /**
             * @description When it ends, or ended.
             * @example 2026-03-31T16:00:00.000Z
             */
            endsAt: string;
            /**
             * @description Whether a PIN is asked for.
             * @example true
             */
            hasPin: boolean;
            /** @example 12 */
            id: number;
            /** @example Universiti Malaya, admissions */
            label: string;
            /** @example 2026-03-02T04:05:06.789Z */
            lastViewedAt: string | null;
            /**
             * @description How often the recipient has opened it.
             * @example 2
             */
            opened: number;
            /** @enum {string} */
            state: "live" | "ended" | "stopped";
            /**
             * @description Counts the changes of label and download.
             * @example 1
             */
            version: number;
            /**
             * @description How often a wrong PIN was entered.
             * @example 0
             */
            wrongPins: number;
        };
        ShareInputDto: {
            /**
             * @description Whether the recipient may take the PDF.
             * @default false
             * @example true
             */
            download: boolean | null;
            /**
             * Format: date
             * @description The last day on which it works, in Malaysia, at most 365 days from today; in 30 days if left out.
             */
            endsOn?: string;
            /**
             * @description Who the link is for, in your own words.
             * @example Universiti Malaya, admissions
             */
            label: string;
            /**
             * @description 4 to 12 digits that the recipient has to enter; give them by another way than the link.
             * @example 274916
             */
            pin?: string | null;
        };
        ShareViewDto: {
            /** @example 2026-03-02T04:05:06.789Z */
            at: string;
            /** @example 31 */
            id: number;
            /** @enum {string} */
            kind: "opened" | "downloaded";
        };
        SiteDto: {
            contact: components["schemas"]["ContactDto"];
            /** @description True where the contact details are made up. */
            demonstration: boolean;
            /** @description Each stands for "this many and more". */
            figures: components["schemas"]["FiguresDto"];
            ministries: components["schemas"]["MinistryDto"][];
        };
        StatisticsDto: {
            /** @description Applications in review by the working days that they have been waiting for, the youngest first. */
            ages: components["schemas"]["WaitingAgeDto"][];
            /**
             * @description When these figures were taken.
             * @example 2026-03-02T04:05:06.789Z
             */
            at: string;
            /** @description Each of the last 30 days, the oldest first: the records that were last applied for and decided on it. */
            days: components["schemas"]["DayOfWorkDto"][];
            /**
             * @description Jobs that were given up.
             * @example 0
             */
            failedJobs: number;
            /**
             * @description Between application and decision, for records decided on these days; null where there are none.
             * @example 86400
             */
            medianDecisionSeconds: number | null;
            /** @description Who is to decide what waits, the most first. */
            officers: components["schemas"]["OfficerLoadDto"][];
            /**
             * @description The application that has been waiting longest; null where none waits.
             * @example 4711
             */
            oldestWaitingId: number | null;
            /**
             * @description Since when it has been waiting.
             * @example 2026-03-01T04:05:06.789Z
             */
            oldestWaitingSince: string | null;
            /**
             * @description Within how many working days a decision is promised.
             * @example 5
             */
            promisedDays: number;
            /** @description Why records were rejected on these days, the most frequent first. */
            reasons: components["schemas"]["ReasonCountDto"][];
            /**
             * @description When the first of the days told of began.
             * @example 2026-02-01T16:00:00.000Z
             */
            since: string;
            /**
             * @description Four out of five decisions took no longer.
             * @example 172800
             */
            slowDecisionSeconds: number | null;
            /** @description Where what waits is from, at most ten, the most first. */
            universities: components["schemas"]["UniversityLoadDto"][];
        };
        StopWatchingDto: {
            /**
             * @description As in the link of the mail.
             * @example 17.1780286706.3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            token: string;
        };
        StudentSearchDto: {
            /**
             * @description The newest report in force.
             * @example /api/report/12/pdf?exp=1700000000&sig=...
             */
            pdfurl: string;
            /** @description All reports in force, newest first. */
            reports: components["schemas"]["FoundReportDto"][];
        };
        UniversityChangeDto: {
            /** @example Malaysia */
            country?: string;
            /** @example Universiti Malaya */
            name?: string;
            /** @enum {string} */
            nature?: "public university" | "private university";
            /** @example Kuala Lumpur */
            region?: string;
            /**
             * @description The version that the change is based on; where it is left out, the present state is changed.
             * @example 1
             */
            version?: number | null;
        };
        UniversityDto: {
            /** @example Malaysia */
            country: string;
            /** @example 5 */
            id: number;
            /** @example Universiti Malaya */
            name: string;
            /** @enum {string} */
            nature: "public university" | "private university";
            /** @example Kuala Lumpur */
            region: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
        };
        UniversityInputDto: {
            /** @example Malaysia */
            country: string;
            /** @example Universiti Malaya */
            name: string;
            /** @enum {string} */
            nature: "public university" | "private university";
            /** @example Kuala Lumpur */
            region: string;
        };
        UniversityLoadDto: {
            /** @example Universiti Malaya */
            name: string;
            /** @example 12 */
            waiting: number;
        };
        UniversityOlderPageDto: {
            /** @example 60 */
            allCount: number;
            list: components["schemas"]["PortalUniversityDto"][];
        };
        UniversityPageDto: {
            /** @example 60 */
            count: number;
            university_list: components["schemas"]["PortalUniversityDto"][];
        };
        UnknownFileDto: {
            /** @example There is no report with this file */
            message: string;
            /** @example unknown_report */
            reason: string;
            /** @enum {string} */
            result: "unknown";
        };
        UnknownReportDto: {
            /** @example There is no report under this number */
            message: string;
            /** @example unknown_report */
            reason: string;
            /** @enum {string} */
            result: "unknown";
        };
        UpdateUserDto: {
            /**
             * @description Address of an uploaded picture of the kind `avatar`.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD.
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description For students: their own address or nothing.
             * @example mei@example.com
             */
            email?: string | null;
            /** @enum {string|null} */
            gender?: "Male" | "Female" | null;
            /**
             * @description In which language mails to the user are. Nothing given: as before.
             * @example cn
             * @enum {string|null}
             */
            language?: "en" | "cn" | null;
            /** @example 王小明 */
            name?: string | null;
            /** @example China */
            nationality?: string | null;
            /** @example E12345678 */
            passport?: string | null;
        };
        UploadDto: {
            /** Format: binary */
            file: string;
            /**
             * @description What the file is; decides about types, size and who may see it.
             * @enum {string}
             */
            kind: "avatar" | "photo" | "passport" | "certificate" | "transcript" | "ministry" | "payment" | "news" | "editor";
        };
        UploadedFileDto: {
            /** @example 01hq3v6m8w2x4y6z8a0b2c4d6e */
            id: string;
            /**
             * @description Name on the uploader's computer.
             * @example passport.jpg
             */
            name: string;
            /**
             * @description Bytes as stored; images are encoded anew.
             * @example 183220
             */
            size: number;
            /**
             * @description By content.
             * @example image/jpeg
             */
            type: string;
            /**
             * @description To be named in forms. Private files open with a session.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            url: string;
        };
        UserChangeDto: {
            /**
             * @description A picture that the user or the caller has uploaded as `avatar`; it becomes the user's.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD, not after today.
             * @example 1990-04-30
             */
            birth?: string | null;
            /**
             * @description The password once more.
             * @example Officer-Lim-2026
             */
            checkPwd?: string;
            /** @example lim@example.com */
            email?: string;
            /** @enum {string|null} */
            gender?: "Male" | "Female" | null;
            /** @example +60 12-345 6789 */
            mobilePhone?: string | null;
            /** @example Lim Mei Ling */
            name?: string | null;
            /** @example Malaysia */
            nationality?: string | null;
            /**
             * @description One's present password, to change one's own password or email.
             * @example Officer-Lim-2026
             */
            oldPassword?: string;
            /** @example A12345678 */
            passport?: string | null;
            /**
             * @description Of a colleague, 6 characters or more, from an administrator; never of a student (400).
             * @example Officer-Lim-2026
             */
            password?: string;
            /**
             * @description The code of a role whose permissions the caller has, too.
             * @example 10
             */
            roleId?: number;
            /**
             * @description Another way to give the gender: 1 male, 2 female; where it is given it counts.
             * @enum {integer|null}
             */
            sex?: 1 | 2 | null;
            /**
             * @description A new account is `active` where it is left out.
             * @enum {string}
             */
            status?: "active" | "disabled";
            /**
             * @description Staff: 3 to 18 letters, digits, dots, dashes and underscores. Students: the email, whatever is given.
             * @example officer.lim
             */
            username?: string;
            /**
             * @description The version that the change is based on; where it is left out, the present state is changed.
             * @example 1
             */
            version?: number | null;
        };
        UserDto: {
            /**
             * @description In whole years, today.
             * @example 35
             */
            age: number | null;
            /** @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e */
            avatar: string | null;
            /** @example 1990-04-30 */
            birth: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T04:05:06.789Z
             */
            createdAt: string;
            /** @example lim@example.com */
            email: string;
            /** @enum {string|null} */
            gender: "Male" | "Female" | null;
            /** @example 17 */
            id: number;
            /** @example +60 12-345 6789 */
            mobilePhone: string | null;
            /** @example Lim Mei Ling */
            name: string | null;
            /** @example Malaysia */
            nationality: string | null;
            /** @example A12345678 */
            passport: string | null;
            /** @example 10 */
            roleId: number;
            /** @enum {string} */
            status: "active" | "disabled";
            /** @example officer.lim */
            username: string;
            /**
             * @description Counts the changes.
             * @example 1
             */
            version: number;
        };
        UserInputDto: {
            /**
             * @description A picture that the user or the caller has uploaded as `avatar`; it becomes the user's.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD, not after today.
             * @example 1990-04-30
             */
            birth?: string | null;
            /**
             * @description The password once more.
             * @example Officer-Lim-2026
             */
            checkPwd?: string;
            /** @example lim@example.com */
            email: string;
            /** @enum {string|null} */
            gender?: "Male" | "Female" | null;
            /** @example +60 12-345 6789 */
            mobilePhone?: string | null;
            /** @example Lim Mei Ling */
            name?: string | null;
            /** @example Malaysia */
            nationality?: string | null;
            /** @example A12345678 */
            passport?: string | null;
            /**
             * @description Of a colleague, 6 characters or more, from an administrator; never of a student (400).
             * @example Officer-Lim-2026
             */
            password?: string;
            /**
             * @description The code of a role whose permissions the caller has, too.
             * @example 10
             */
            roleId: number;
            /**
             * @description Another way to give the gender: 1 male, 2 female; where it is given it counts.
             * @enum {integer|null}
             */
            sex?: 1 | 2 | null;
            /**
             * @description A new account is `active` where it is left out.
             * @enum {string}
             */
            status?: "active" | "disabled";
            /**
             * @description Staff: 3 to 18 letters, digits, dots, dashes and underscores. Students: the email, whatever is given.
             * @example officer.lim
             */
            username?: string;
        };
        VerdictDto: {
            /**
             * @example {
             *       "passport.number": "match"
             *     }
             */
            answers: {
                [key: string]: "match" | "differs" | "cannot_tell";
            };
            /** @example 2026-03-02T04:05:06.789Z */
            at: string;
            /** @example null */
            comment: string | null;
            /** @description The files that were looked at. */
            files: components["schemas"]["SeenFileDto"][];
            /**
             * @example passport
             * @enum {string}
             */
            group: "photo" | "passport" | "certificate" | "transcript" | "ministry" | "payment";
            /** @example 31 */
            id: number;
            /** @example null */
            internalNote: string | null;
            /**
             * @example as_one
             * @enum {string}
             */
            method: "each" | "as_one" | "stated";
            /** @example 3 */
            officerId: number;
            /**
             * @description Null where the account is gone.
             * @example Officer Lim
             */
            officerName: string | null;
            reasons: components["schemas"]["VerdictReasonDto"][];
            /**
             * @description `outdated`: files or values are others by now; `superseded`: there is a newer one on the group.
             * @example standing
             * @enum {string}
             */
            state: "standing" | "outdated" | "superseded";
            /**
             * @description The claimed values that were compared, by field.
             * @example {
             *       "passport": "E12345678"
             *     }
             */
            values: {
                [key: string]: string | null;
            };
            /**
             * @example accepted
             * @enum {string}
             */
            verdict: "accepted" | "send_again" | "refused";
            /**
             * @description The version of the record that was looked at.
             * @example 3
             */
            version: number;
        };
        VerdictInputDto: {
            /**
             * @description By the names of the group's checks.
             * @example {
             *       "passport.number": "match"
             *     }
             */
            answers?: {
                [key: string]: "match" | "differs" | "cannot_tell";
            } | null;
            /**
             * @description Every check that is not among the answers matches, and the verdict says that the group was answered at one stroke.
             * @example true
             */
            asOne?: boolean | null;
            /** @description For the applicant. */
            comment?: string | null;
            /**
             * @example passport
             * @enum {string}
             */
            group: "photo" | "passport" | "certificate" | "transcript" | "ministry" | "payment";
            /** @description For the back office alone. */
            internalNote?: string | null;
            /**
             * @description Ids of saved reasons; their texts are kept as they read now.
             * @example []
             */
            reasons?: number[] | null;
            /**
             * @description `accepted` needs each check answered and none that differs; the others a reason or a comment.
             * @example accepted
             * @enum {string}
             */
            verdict: "accepted" | "send_again" | "refused";
            /**
             * @description Of the record, as it was looked at.
             * @example 3
             */
            version: number;
        };
        VerdictReasonDto: {
            /** @example 12 */
            id: number;
            /** @example 请重新扫描。 */
            textCn: string;
            /** @example Please scan it again. */
            textEn: string;
            /** @example Sila imbas semula. */
            textMs: string;
            /** @example 扫描件模糊 */
            titleCn: string;
            /** @example Blurred scan */
            titleEn: string;
            /** @example Imbasan kabur */
            titleMs: string;
        };
        WaitingAgeDto: {
            /**
             * Format: date-time
             * @description The filters of the list that finds these, beside the status `Verifying`.
             */
            appliedSince: string | null;
            /** Format: date-time */
            appliedUntil: string | null;
            /**
             * @description Working days.
             * @example 2
             */
            from: number;
            /**
             * @description Null: overdue, without end.
             * @example 3
             */
            to: number | null;
            /** @example 7 */
            waiting: number;
        };
        WatchedReportDto: {
            /**
             * @description Until when the address is told of changes.
             * @example 2026-06-01T04:05:06.789Z
             */
            until: string;
        };
        WatchReportDto: {
            /**
             * @description Who is to be told.
             * @example hiring@example.com
             */
            email: string;
            /**
             * @description Of the mails; English if left out.
             * @example en
             * @enum {string}
             */
            language?: "en" | "cn";
        };
        WatchStoppedDto: {
            /** @example true */
            stopped: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    PublicKeys_publicKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Web Key Set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "kty": "OKP",
                     *           "crv": "Ed25519",
                     *           "use": "sig",
                     *           "alg": "EdDSA",
                     *           "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
                     *           "kid": "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicKeysDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    AgentsAdminPortal_add: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cid": 12,
                 *       "uid": 5
                 *     }
                 */
                "application/json": components["schemas"]["PortalAgentInputDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 100,
                     *       "message": "Save Success!",
                     *       "errMsg": "Save Success!",
                     *       "data": {
                     *         "cid": 12,
                     *         "uid": 5,
                     *         "uname": "Universiti Malaya"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 100 */
                        code: number;
                        data: components["schemas"]["PortalAgentDto"];
                        /**
                         * @description The same as `message`.
                         * @example Save Success!
                         */
                        errMsg: string;
                        /** @example Save Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CompaniesAdminPortal_add: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cname": "Merdeka Bridge Education (Demo)",
                 *       "cregion": "Selangor"
                 *     }
                 */
                "application/json": components["schemas"]["PortalCompanyInputDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 100,
                     *       "message": "Save Success!",
                     *       "errMsg": "Save Success!",
                     *       "data": {
                     *         "cid": 12,
                     *         "version": 1,
                     *         "cname": "Merdeka Bridge Education (Demo)",
                     *         "cregion": "Selangor"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 100 */
                        code: number;
                        data: components["schemas"]["PortalCompanyDto"];
                        /**
                         * @description The same as `message`.
                         * @example Save Success!
                         */
                        errMsg: string;
                        /** @example Save Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CooperationsAdminPortal_add: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid1": 5,
                 *       "uid2": 17,
                 *       "cooname": "Joint Degree in Marine Science (Demo)",
                 *       "cooregion": "Penang"
                 *     }
                 */
                "application/json": components["schemas"]["PortalCooperationInputDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 100,
                     *       "message": "Save Success!",
                     *       "errMsg": "Save Success!",
                     *       "data": {
                     *         "cooid": 3,
                     *         "id": 3,
                     *         "version": 1,
                     *         "uid1": 5,
                     *         "uname1": "Universiti Malaya",
                     *         "uid2": 17,
                     *         "uname2": "Universiti Sains Malaysia",
                     *         "cooname": "Joint Degree in Marine Science (Demo)",
                     *         "cooregion": "Penang"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 100 */
                        code: number;
                        data: components["schemas"]["PortalCooperationDto"];
                        /**
                         * @description The same as `message`.
                         * @example Save Success!
                         */
                        errMsg: string;
                        /** @example Save Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    UniversitiesAdminPortal_add: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uname": "Universiti Malaya",
                 *       "uregion": "Kuala Lumpur",
                 *       "ucountry": "Malaysia",
                 *       "unature": "public university"
                 *     }
                 */
                "application/json": components["schemas"]["PortalUniversityInputDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 100,
                     *       "message": "Save Success!",
                     *       "errMsg": "Save Success!",
                     *       "data": {
                     *         "unature": "public university",
                     *         "uid": 1,
                     *         "version": 1,
                     *         "uname": "Universiti Malaya",
                     *         "name": "Universiti Malaya",
                     *         "uregion": "Kuala Lumpur",
                     *         "ucountry": "Malaysia"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 100 */
                        code: number;
                        data: components["schemas"]["PortalUniversityDto"];
                        /**
                         * @description The same as `message`.
                         * @example Save Success!
                         */
                        errMsg: string;
                        /** @example Save Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    AgentsAdminPortal_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cid": 12,
                 *       "uid": 5
                 *     }
                 */
                "application/json": components["schemas"]["PortalAgentInputDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 100,
                     *       "message": "Delete Success!",
                     *       "errMsg": "Delete Success!",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @example 100 */
                        code: number;
                        data: Record<string, never> | null;
                        /**
                         * @description The same as `message`.
                         * @example Delete Success!
                         */
                        errMsg: string;
                        /** @example Delete Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CompaniesAdminPortal_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The ids, alone or as `ids`; all of them or none are removed. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       12
                 *     ]
                 */
                "application/json": number[] | {
                    /**
                     * @example [
                     *       12
                     *     ]
                     */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 100,
                     *       "message": "Delete Success!",
                     *       "errMsg": "Delete Success!",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @example 100 */
                        code: number;
                        data: Record<string, never> | null;
                        /**
                         * @description The same as `message`.
                         * @example Delete Success!
                         */
                        errMsg: string;
                        /** @example Delete Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CooperationsAdminPortal_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The ids, alone or as `ids`; all of them or none are removed. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       12
                 *     ]
                 */
                "application/json": number[] | {
                    /**
                     * @example [
                     *       12
                     *     ]
                     */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 100,
                     *       "message": "Delete Success!",
                     *       "errMsg": "Delete Success!",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @example 100 */
                        code: number;
                        data: Record<string, never> | null;
                        /**
                         * @description The same as `message`.
                         * @example Delete Success!
                         */
                        errMsg: string;
                        /** @example Delete Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    UniversitiesAdminPortal_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The ids, alone or as `ids`; all of them or none are removed. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       12
                 *     ]
                 */
                "application/json": number[] | {
                    /**
                     * @example [
                     *       12
                     *     ]
                     */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 100,
                     *       "message": "Delete Success!",
                     *       "errMsg": "Delete Success!",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @example 100 */
                        code: number;
                        data: Record<string, never> | null;
                        /**
                         * @description The same as `message`.
                         * @example Delete Success!
                         */
                        errMsg: string;
                        /** @example Delete Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CompaniesAdminPortal_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cname": "Merdeka Bridge Education (Demo)",
                 *       "cregion": "Selangor",
                 *       "version": 1,
                 *       "cid": 12
                 *     }
                 */
                "application/json": components["schemas"]["PortalCompanyChangeDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 100,
                     *       "message": "Update Success!",
                     *       "errMsg": "Update Success!",
                     *       "data": {
                     *         "cid": 12,
                     *         "version": 1,
                     *         "cname": "Merdeka Bridge Education (Demo)",
                     *         "cregion": "Selangor"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 100 */
                        code: number;
                        data: components["schemas"]["PortalCompanyDto"];
                        /**
                         * @description The same as `message`.
                         * @example Update Success!
                         */
                        errMsg: string;
                        /** @example Update Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CooperationsAdminPortal_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid1": 5,
                 *       "uid2": 17,
                 *       "cooname": "Joint Degree in Marine Science (Demo)",
                 *       "cooregion": "Penang",
                 *       "cooid": 3,
                 *       "id": 3,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["PortalCooperationChangeDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 100,
                     *       "message": "Update Success!",
                     *       "errMsg": "Update Success!",
                     *       "data": {
                     *         "cooid": 3,
                     *         "id": 3,
                     *         "version": 1,
                     *         "uid1": 5,
                     *         "uname1": "Universiti Malaya",
                     *         "uid2": 17,
                     *         "uname2": "Universiti Sains Malaysia",
                     *         "cooname": "Joint Degree in Marine Science (Demo)",
                     *         "cooregion": "Penang"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 100 */
                        code: number;
                        data: components["schemas"]["PortalCooperationDto"];
                        /**
                         * @description The same as `message`.
                         * @example Update Success!
                         */
                        errMsg: string;
                        /** @example Update Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    UniversitiesAdminPortal_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uname": "Universiti Malaya",
                 *       "uregion": "Kuala Lumpur",
                 *       "ucountry": "Malaysia",
                 *       "unature": "public university",
                 *       "version": 1,
                 *       "uid": 5
                 *     }
                 */
                "application/json": components["schemas"]["PortalUniversityChangeDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 100,
                     *       "message": "Update Success!",
                     *       "errMsg": "Update Success!",
                     *       "data": {
                     *         "unature": "public university",
                     *         "uid": 1,
                     *         "version": 1,
                     *         "uname": "Universiti Malaya",
                     *         "name": "Universiti Malaya",
                     *         "uregion": "Kuala Lumpur",
                     *         "ucountry": "Malaysia"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 100 */
                        code: number;
                        data: components["schemas"]["PortalUniversityDto"];
                        /**
                         * @description The same as `message`.
                         * @example Update Success!
                         */
                        errMsg: string;
                        /** @example Update Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CertificatesPortal_add: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "verification",
                 *       "name": "王小明",
                 *       "gender": "Male",
                 *       "email": "mei@example.com",
                 *       "birth": "2001-04-30",
                 *       "nationality": "China",
                 *       "passport": "E12345678",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "university": "Universiti Malaya",
                 *       "major": "Computer Science",
                 *       "forms": "Full Time",
                 *       "level": "Master",
                 *       "academy_status": "Graduated",
                 *       "barcode": "9555012345678",
                 *       "cert_no": "UM-2023-004512",
                 *       "principal_name": "Prof. Dr. Aminah binti Hassan",
                 *       "note": "The degree was awarded in absentia.",
                 *       "start_time": "2021-09-01",
                 *       "end_time": "2023-08-31",
                 *       "ministry_stamping_time": "2023-11-20",
                 *       "awarding_time": "2023-10-15",
                 *       "passport_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "passport_remark": "Renewed in 2022.",
                 *       "cert_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "cert_remark": "A certified copy.",
                 *       "transcript_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "transcript_remark": "Two pages.",
                 *       "ministry_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "ministry_remark": "The stamp is on the back.",
                 *       "payment_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "payment_remark": "Paid by DuitNow."
                 *     }
                 */
                "application/json": components["schemas"]["PortalFormDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Save Success!",
                     *       "errMsg": "Save Success!",
                     *       "data": {
                     *         "cert_status": "Unverified",
                     *         "reject_reason": null,
                     *         "allowed_actions": [
                     *           "save",
                     *           "apply",
                     *           "remove"
                     *         ],
                     *         "type": "verification",
                     *         "name": "王小明",
                     *         "gender": "Male",
                     *         "email": "mei@example.com",
                     *         "birth": "2001-04-30",
                     *         "nationality": "China",
                     *         "passport": "E12345678",
                     *         "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "university": "Universiti Malaya",
                     *         "major": "Computer Science",
                     *         "forms": "Full Time",
                     *         "level": "Master",
                     *         "academy_status": "Graduated",
                     *         "barcode": "9555012345678",
                     *         "cert_no": "UM-2023-004512",
                     *         "principal_name": "Prof. Dr. Aminah binti Hassan",
                     *         "note": "The degree was awarded in absentia.",
                     *         "start_time": "2021-09-01",
                     *         "end_time": "2023-08-31",
                     *         "ministry_stamping_time": "2023-11-20",
                     *         "awarding_time": "2023-10-15",
                     *         "passport_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "passport_remark": "Renewed in 2022.",
                     *         "cert_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "cert_remark": "A certified copy.",
                     *         "transcript_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "transcript_remark": "Two pages.",
                     *         "ministry_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "ministry_remark": "The stamp is on the back.",
                     *         "payment_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "payment_remark": "Paid by DuitNow.",
                     *         "id": 4711,
                     *         "version": 3,
                     *         "verifi_no": null,
                     *         "user_id": 17,
                     *         "applied_at": null,
                     *         "decided_at": null,
                     *         "created_at": "2026-02-28T04:05:06.789Z",
                     *         "updated_at": "2026-03-02T04:05:06.789Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Save Success!
                         */
                        errMsg: string;
                        /** @example Save Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CertificatesPortal_addApply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "verification",
                 *       "name": "王小明",
                 *       "gender": "Male",
                 *       "email": "mei@example.com",
                 *       "birth": "2001-04-30",
                 *       "nationality": "China",
                 *       "passport": "E12345678",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "university": "Universiti Malaya",
                 *       "major": "Computer Science",
                 *       "forms": "Full Time",
                 *       "level": "Master",
                 *       "academy_status": "Graduated",
                 *       "barcode": "9555012345678",
                 *       "cert_no": "UM-2023-004512",
                 *       "principal_name": "Prof. Dr. Aminah binti Hassan",
                 *       "note": "The degree was awarded in absentia.",
                 *       "start_time": "2021-09-01",
                 *       "end_time": "2023-08-31",
                 *       "ministry_stamping_time": "2023-11-20",
                 *       "awarding_time": "2023-10-15",
                 *       "passport_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "passport_remark": "Renewed in 2022.",
                 *       "cert_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "cert_remark": "A certified copy.",
                 *       "transcript_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "transcript_remark": "Two pages.",
                 *       "ministry_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "ministry_remark": "The stamp is on the back.",
                 *       "payment_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "payment_remark": "Paid by DuitNow."
                 *     }
                 */
                "application/json": components["schemas"]["PortalApplicationDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Apply Success!",
                     *       "errMsg": "Apply Success!",
                     *       "data": {
                     *         "cert_status": "Verifying",
                     *         "reject_reason": null,
                     *         "allowed_actions": [
                     *           "save",
                     *           "apply",
                     *           "remove"
                     *         ],
                     *         "type": "verification",
                     *         "name": "王小明",
                     *         "gender": "Male",
                     *         "email": "mei@example.com",
                     *         "birth": "2001-04-30",
                     *         "nationality": "China",
                     *         "passport": "E12345678",
                     *         "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "university": "Universiti Malaya",
                     *         "major": "Computer Science",
                     *         "forms": "Full Time",
                     *         "level": "Master",
                     *         "academy_status": "Graduated",
                     *         "barcode": "9555012345678",
                     *         "cert_no": "UM-2023-004512",
                     *         "principal_name": "Prof. Dr. Aminah binti Hassan",
                     *         "note": "The degree was awarded in absentia.",
                     *         "start_time": "2021-09-01",
                     *         "end_time": "2023-08-31",
                     *         "ministry_stamping_time": "2023-11-20",
                     *         "awarding_time": "2023-10-15",
                     *         "passport_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "passport_remark": "Renewed in 2022.",
                     *         "cert_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "cert_remark": "A certified copy.",
                     *         "transcript_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "transcript_remark": "Two pages.",
                     *         "ministry_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "ministry_remark": "The stamp is on the back.",
                     *         "payment_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "payment_remark": "Paid by DuitNow.",
                     *         "id": 4711,
                     *         "version": 3,
                     *         "verifi_no": null,
                     *         "user_id": 17,
                     *         "applied_at": "2026-03-01T04:05:06.789Z",
                     *         "decided_at": null,
                     *         "created_at": "2026-02-28T04:05:06.789Z",
                     *         "updated_at": "2026-03-02T04:05:06.789Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Apply Success!
                         */
                        errMsg: string;
                        /** @example Apply Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CertificatesPortal_addAuth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "verification",
                 *       "name": "王小明",
                 *       "gender": "Male",
                 *       "email": "mei@example.com",
                 *       "birth": "2001-04-30",
                 *       "nationality": "China",
                 *       "passport": "E12345678",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "university": "Universiti Malaya",
                 *       "major": "Computer Science",
                 *       "forms": "Full Time",
                 *       "level": "Master",
                 *       "academy_status": "Graduated",
                 *       "barcode": "9555012345678",
                 *       "cert_no": "UM-2023-004512",
                 *       "principal_name": "Prof. Dr. Aminah binti Hassan",
                 *       "note": "The degree was awarded in absentia.",
                 *       "start_time": "2021-09-01",
                 *       "end_time": "2023-08-31",
                 *       "ministry_stamping_time": "2023-11-20",
                 *       "awarding_time": "2023-10-15",
                 *       "passport_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "passport_remark": "Renewed in 2022.",
                 *       "cert_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "cert_remark": "A certified copy.",
                 *       "transcript_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "transcript_remark": "Two pages.",
                 *       "ministry_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "ministry_remark": "The stamp is on the back.",
                 *       "payment_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "payment_remark": "Paid by DuitNow."
                 *     }
                 */
                "application/json": components["schemas"]["PortalVerificationDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Authenticate Success!",
                     *       "errMsg": "Authenticate Success!",
                     *       "data": {
                     *         "cert_status": "Verified",
                     *         "reject_reason": null,
                     *         "allowed_actions": [
                     *           "download"
                     *         ],
                     *         "type": "verification",
                     *         "name": "王小明",
                     *         "gender": "Male",
                     *         "email": "mei@example.com",
                     *         "birth": "2001-04-30",
                     *         "nationality": "China",
                     *         "passport": "E12345678",
                     *         "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "university": "Universiti Malaya",
                     *         "major": "Computer Science",
                     *         "forms": "Full Time",
                     *         "level": "Master",
                     *         "academy_status": "Graduated",
                     *         "barcode": "9555012345678",
                     *         "cert_no": "UM-2023-004512",
                     *         "principal_name": "Prof. Dr. Aminah binti Hassan",
                     *         "note": "The degree was awarded in absentia.",
                     *         "start_time": "2021-09-01",
                     *         "end_time": "2023-08-31",
                     *         "ministry_stamping_time": "2023-11-20",
                     *         "awarding_time": "2023-10-15",
                     *         "passport_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "passport_remark": "Renewed in 2022.",
                     *         "cert_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "cert_remark": "A certified copy.",
                     *         "transcript_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "transcript_remark": "Two pages.",
                     *         "ministry_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "ministry_remark": "The stamp is on the back.",
                     *         "payment_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "payment_remark": "Paid by DuitNow.",
                     *         "id": 4711,
                     *         "version": 3,
                     *         "verifi_no": "MYV-7K2QM-9T4XB-3HD8E",
                     *         "user_id": 17,
                     *         "applied_at": "2026-03-01T04:05:06.789Z",
                     *         "decided_at": "2026-03-02T04:05:06.789Z",
                     *         "created_at": "2026-02-28T04:05:06.789Z",
                     *         "updated_at": "2026-03-02T04:05:06.789Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Authenticate Success!
                         */
                        errMsg: string;
                        /** @example Authenticate Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CertificatesPortal_detail: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "cert_status": "Verified",
                     *         "reject_reason": null,
                     *         "allowed_actions": [
                     *           "download"
                     *         ],
                     *         "type": "verification",
                     *         "name": "王小明",
                     *         "gender": "Male",
                     *         "email": "mei@example.com",
                     *         "birth": "2001-04-30",
                     *         "nationality": "China",
                     *         "passport": "E12345678",
                     *         "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "university": "Universiti Malaya",
                     *         "major": "Computer Science",
                     *         "forms": "Full Time",
                     *         "level": "Master",
                     *         "academy_status": "Graduated",
                     *         "barcode": "9555012345678",
                     *         "cert_no": "UM-2023-004512",
                     *         "principal_name": "Prof. Dr. Aminah binti Hassan",
                     *         "note": "The degree was awarded in absentia.",
                     *         "start_time": "2021-09-01",
                     *         "end_time": "2023-08-31",
                     *         "ministry_stamping_time": "2023-11-20",
                     *         "awarding_time": "2023-10-15",
                     *         "passport_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "passport_remark": "Renewed in 2022.",
                     *         "cert_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "cert_remark": "A certified copy.",
                     *         "transcript_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "transcript_remark": "Two pages.",
                     *         "ministry_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "ministry_remark": "The stamp is on the back.",
                     *         "payment_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "payment_remark": "Paid by DuitNow.",
                     *         "id": 4711,
                     *         "version": 3,
                     *         "verifi_no": "MYV-7K2QM-9T4XB-3HD8E",
                     *         "user_id": 17,
                     *         "applied_at": "2026-03-01T04:05:06.789Z",
                     *         "decided_at": "2026-03-02T04:05:06.789Z",
                     *         "created_at": "2026-02-28T04:05:06.789Z",
                     *         "updated_at": "2026-03-02T04:05:06.789Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    ReportsPortal_download: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4711
                 *     }
                 */
                "application/json": components["schemas"]["CertificateIdDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "file_url": "/api/report/12/pdf?exp=1700000000&sig=...",
                     *         "file_name": "MYV-7K2QM-9T4XB-3HD8E.pdf"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["ReportDownloadDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CertificatesPortal_list: {
        parameters: {
            query?: {
                cert_status?: "Unverified" | "Verifying" | "Verified" | "Rejected";
                /** @description The same as `page_index`, in the older dialect. */
                currentPage?: number;
                /** @description Words of the applicant's name, each by its beginning. */
                name?: string;
                /** @description Page, counted from 1; at most 1000. */
                page_index?: number;
                /** @description Rows on a page, 1 to 100; 10 if left out. */
                page_size?: number;
                /** @description The same as `page_size`, in the older dialect. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "cert_list": [
                     *           {
                     *             "cert_status": "Verified",
                     *             "reject_reason": null,
                     *             "allowed_actions": [
                     *               "download"
                     *             ],
                     *             "report": {
                     *               "status": "current",
                     *               "reason": null,
                     *               "edition": 1,
                     *               "since": "2026-03-02T04:05:06.789Z"
                     *             },
                     *             "type": "verification",
                     *             "name": "王小明",
                     *             "gender": "Male",
                     *             "email": "mei@example.com",
                     *             "birth": "2001-04-30",
                     *             "nationality": "China",
                     *             "passport": "E12345678",
                     *             "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *             "university": "Universiti Malaya",
                     *             "major": "Computer Science",
                     *             "forms": "Full Time",
                     *             "level": "Master",
                     *             "academy_status": "Graduated",
                     *             "barcode": "9555012345678",
                     *             "cert_no": "UM-2023-004512",
                     *             "principal_name": "Prof. Dr. Aminah binti Hassan",
                     *             "note": "The degree was awarded in absentia.",
                     *             "start_time": "2021-09-01",
                     *             "end_time": "2023-08-31",
                     *             "ministry_stamping_time": "2023-11-20",
                     *             "awarding_time": "2023-10-15",
                     *             "id": 4711,
                     *             "version": 3,
                     *             "verifi_no": "MYV-7K2QM-9T4XB-3HD8E",
                     *             "user_id": 17,
                     *             "applied_at": "2026-03-01T04:05:06.789Z",
                     *             "decided_at": "2026-03-02T04:05:06.789Z",
                     *             "created_at": "2026-02-28T04:05:06.789Z",
                     *             "updated_at": "2026-03-02T04:05:06.789Z"
                     *           }
                     *         ],
                     *         "count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateListDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    ReportsPortal_pdf: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CertificatesPortal_reject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reject_reason": "The transcript lacks its last page.",
                 *       "ids": [
                 *         4711
                 *       ],
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["RejectDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Reject Success!",
                     *       "errMsg": "Reject Success!",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: Record<string, never> | null;
                        /**
                         * @description The same as `message`.
                         * @example Reject Success!
                         */
                        errMsg: string;
                        /** @example Reject Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CertificatesPortal_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         4711
                 *       ],
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["CertificateIdsDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Delete Success!",
                     *       "errMsg": "Delete Success!",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: Record<string, never> | null;
                        /**
                         * @description The same as `message`.
                         * @example Delete Success!
                         */
                        errMsg: string;
                        /** @example Delete Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CertificatesPortal_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "verification",
                 *       "name": "王小明",
                 *       "gender": "Male",
                 *       "email": "mei@example.com",
                 *       "birth": "2001-04-30",
                 *       "nationality": "China",
                 *       "passport": "E12345678",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "university": "Universiti Malaya",
                 *       "major": "Computer Science",
                 *       "forms": "Full Time",
                 *       "level": "Master",
                 *       "academy_status": "Graduated",
                 *       "barcode": "9555012345678",
                 *       "cert_no": "UM-2023-004512",
                 *       "principal_name": "Prof. Dr. Aminah binti Hassan",
                 *       "note": "The degree was awarded in absentia.",
                 *       "start_time": "2021-09-01",
                 *       "end_time": "2023-08-31",
                 *       "ministry_stamping_time": "2023-11-20",
                 *       "awarding_time": "2023-10-15",
                 *       "passport_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "passport_remark": "Renewed in 2022.",
                 *       "cert_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "cert_remark": "A certified copy.",
                 *       "transcript_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "transcript_remark": "Two pages.",
                 *       "ministry_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "ministry_remark": "The stamp is on the back.",
                 *       "payment_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "payment_remark": "Paid by DuitNow.",
                 *       "id": 4711,
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["PortalFormUpdateDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Save Success!",
                     *       "errMsg": "Save Success!",
                     *       "data": {
                     *         "cert_status": "Unverified",
                     *         "reject_reason": null,
                     *         "allowed_actions": [
                     *           "save",
                     *           "apply",
                     *           "remove"
                     *         ],
                     *         "type": "verification",
                     *         "name": "王小明",
                     *         "gender": "Male",
                     *         "email": "mei@example.com",
                     *         "birth": "2001-04-30",
                     *         "nationality": "China",
                     *         "passport": "E12345678",
                     *         "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "university": "Universiti Malaya",
                     *         "major": "Computer Science",
                     *         "forms": "Full Time",
                     *         "level": "Master",
                     *         "academy_status": "Graduated",
                     *         "barcode": "9555012345678",
                     *         "cert_no": "UM-2023-004512",
                     *         "principal_name": "Prof. Dr. Aminah binti Hassan",
                     *         "note": "The degree was awarded in absentia.",
                     *         "start_time": "2021-09-01",
                     *         "end_time": "2023-08-31",
                     *         "ministry_stamping_time": "2023-11-20",
                     *         "awarding_time": "2023-10-15",
                     *         "passport_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "passport_remark": "Renewed in 2022.",
                     *         "cert_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "cert_remark": "A certified copy.",
                     *         "transcript_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "transcript_remark": "Two pages.",
                     *         "ministry_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "ministry_remark": "The stamp is on the back.",
                     *         "payment_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "payment_remark": "Paid by DuitNow.",
                     *         "id": 4711,
                     *         "version": 3,
                     *         "verifi_no": null,
                     *         "user_id": 17,
                     *         "applied_at": null,
                     *         "decided_at": null,
                     *         "created_at": "2026-02-28T04:05:06.789Z",
                     *         "updated_at": "2026-03-02T04:05:06.789Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Save Success!
                         */
                        errMsg: string;
                        /** @example Save Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CertificatesPortal_updateApply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "verification",
                 *       "name": "王小明",
                 *       "gender": "Male",
                 *       "email": "mei@example.com",
                 *       "birth": "2001-04-30",
                 *       "nationality": "China",
                 *       "passport": "E12345678",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "university": "Universiti Malaya",
                 *       "major": "Computer Science",
                 *       "forms": "Full Time",
                 *       "level": "Master",
                 *       "academy_status": "Graduated",
                 *       "barcode": "9555012345678",
                 *       "cert_no": "UM-2023-004512",
                 *       "principal_name": "Prof. Dr. Aminah binti Hassan",
                 *       "note": "The degree was awarded in absentia.",
                 *       "start_time": "2021-09-01",
                 *       "end_time": "2023-08-31",
                 *       "ministry_stamping_time": "2023-11-20",
                 *       "awarding_time": "2023-10-15",
                 *       "passport_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "passport_remark": "Renewed in 2022.",
                 *       "cert_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "cert_remark": "A certified copy.",
                 *       "transcript_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "transcript_remark": "Two pages.",
                 *       "ministry_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "ministry_remark": "The stamp is on the back.",
                 *       "payment_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "payment_remark": "Paid by DuitNow.",
                 *       "id": 4711,
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["PortalFormUpdateDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Apply Success!",
                     *       "errMsg": "Apply Success!",
                     *       "data": {
                     *         "cert_status": "Verifying",
                     *         "reject_reason": null,
                     *         "allowed_actions": [
                     *           "save",
                     *           "apply",
                     *           "remove"
                     *         ],
                     *         "type": "verification",
                     *         "name": "王小明",
                     *         "gender": "Male",
                     *         "email": "mei@example.com",
                     *         "birth": "2001-04-30",
                     *         "nationality": "China",
                     *         "passport": "E12345678",
                     *         "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "university": "Universiti Malaya",
                     *         "major": "Computer Science",
                     *         "forms": "Full Time",
                     *         "level": "Master",
                     *         "academy_status": "Graduated",
                     *         "barcode": "9555012345678",
                     *         "cert_no": "UM-2023-004512",
                     *         "principal_name": "Prof. Dr. Aminah binti Hassan",
                     *         "note": "The degree was awarded in absentia.",
                     *         "start_time": "2021-09-01",
                     *         "end_time": "2023-08-31",
                     *         "ministry_stamping_time": "2023-11-20",
                     *         "awarding_time": "2023-10-15",
                     *         "passport_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "passport_remark": "Renewed in 2022.",
                     *         "cert_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "cert_remark": "A certified copy.",
                     *         "transcript_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "transcript_remark": "Two pages.",
                     *         "ministry_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "ministry_remark": "The stamp is on the back.",
                     *         "payment_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "payment_remark": "Paid by DuitNow.",
                     *         "id": 4711,
                     *         "version": 3,
                     *         "verifi_no": null,
                     *         "user_id": 17,
                     *         "applied_at": "2026-03-01T04:05:06.789Z",
                     *         "decided_at": null,
                     *         "created_at": "2026-02-28T04:05:06.789Z",
                     *         "updated_at": "2026-03-02T04:05:06.789Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Apply Success!
                         */
                        errMsg: string;
                        /** @example Apply Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CertificatesPortal_updateAuth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "verification",
                 *       "name": "王小明",
                 *       "gender": "Male",
                 *       "email": "mei@example.com",
                 *       "birth": "2001-04-30",
                 *       "nationality": "China",
                 *       "passport": "E12345678",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "university": "Universiti Malaya",
                 *       "major": "Computer Science",
                 *       "forms": "Full Time",
                 *       "level": "Master",
                 *       "academy_status": "Graduated",
                 *       "barcode": "9555012345678",
                 *       "cert_no": "UM-2023-004512",
                 *       "principal_name": "Prof. Dr. Aminah binti Hassan",
                 *       "note": "The degree was awarded in absentia.",
                 *       "start_time": "2021-09-01",
                 *       "end_time": "2023-08-31",
                 *       "ministry_stamping_time": "2023-11-20",
                 *       "awarding_time": "2023-10-15",
                 *       "passport_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "passport_remark": "Renewed in 2022.",
                 *       "cert_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "cert_remark": "A certified copy.",
                 *       "transcript_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "transcript_remark": "Two pages.",
                 *       "ministry_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "ministry_remark": "The stamp is on the back.",
                 *       "payment_photos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "payment_remark": "Paid by DuitNow.",
                 *       "id": 4711,
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["PortalFormUpdateDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Authenticate Success!",
                     *       "errMsg": "Authenticate Success!",
                     *       "data": {
                     *         "cert_status": "Verified",
                     *         "reject_reason": null,
                     *         "allowed_actions": [
                     *           "download"
                     *         ],
                     *         "type": "verification",
                     *         "name": "王小明",
                     *         "gender": "Male",
                     *         "email": "mei@example.com",
                     *         "birth": "2001-04-30",
                     *         "nationality": "China",
                     *         "passport": "E12345678",
                     *         "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "university": "Universiti Malaya",
                     *         "major": "Computer Science",
                     *         "forms": "Full Time",
                     *         "level": "Master",
                     *         "academy_status": "Graduated",
                     *         "barcode": "9555012345678",
                     *         "cert_no": "UM-2023-004512",
                     *         "principal_name": "Prof. Dr. Aminah binti Hassan",
                     *         "note": "The degree was awarded in absentia.",
                     *         "start_time": "2021-09-01",
                     *         "end_time": "2023-08-31",
                     *         "ministry_stamping_time": "2023-11-20",
                     *         "awarding_time": "2023-10-15",
                     *         "passport_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "passport_remark": "Renewed in 2022.",
                     *         "cert_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "cert_remark": "A certified copy.",
                     *         "transcript_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "transcript_remark": "Two pages.",
                     *         "ministry_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "ministry_remark": "The stamp is on the back.",
                     *         "payment_photos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "payment_remark": "Paid by DuitNow.",
                     *         "id": 4711,
                     *         "version": 3,
                     *         "verifi_no": "MYV-7K2QM-9T4XB-3HD8E",
                     *         "user_id": 17,
                     *         "applied_at": "2026-03-01T04:05:06.789Z",
                     *         "decided_at": "2026-03-02T04:05:06.789Z",
                     *         "created_at": "2026-02-28T04:05:06.789Z",
                     *         "updated_at": "2026-03-02T04:05:06.789Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Authenticate Success!
                         */
                        errMsg: string;
                        /** @example Authenticate Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CompaniesPortal_info: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "cid": 12,
                     *         "version": 1,
                     *         "cname": "Merdeka Bridge Education (Demo)",
                     *         "cregion": "Selangor",
                     *         "agents": [
                     *           {
                     *             "cid": 12,
                     *             "uid": 5,
                     *             "uname": "Universiti Malaya"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 0 */
                        code: number;
                        data: components["schemas"]["PortalCompanyInfoDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CompaniesPortal_list: {
        parameters: {
            query?: {
                /** @description The same as `page_index`, in the older dialect. */
                currentPage?: number;
                /** @description Words of the name, each by its beginning. */
                name?: string;
                /** @description Page, counted from 1; at most 1000. */
                page_index?: number;
                /** @description Rows on a page, 1 to 100; 10 if left out. */
                page_size?: number;
                /** @description The same as `page_size`, in the older dialect. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "cid": 12,
                     *             "version": 1,
                     *             "cname": "Merdeka Bridge Education (Demo)",
                     *             "cregion": "Selangor"
                     *           }
                     *         ],
                     *         "allCount": 30
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 0 */
                        code: number;
                        data: components["schemas"]["PortalCompanyListDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    CompaniesPortal_search: {
        parameters: {
            query?: {
                /** @description The same as `page_index`, in the older dialect. */
                currentPage?: number;
                /** @description Words of the name, each by its beginning. */
                name?: string;
                /** @description Page, counted from 1; at most 1000. */
                page_index?: number;
                /** @description Rows on a page, 1 to 100; 10 if left out. */
                page_size?: number;
                /** @description The same as `page_size`, in the older dialect. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "cid": 12,
                     *             "version": 1,
                     *             "cname": "Merdeka Bridge Education (Demo)",
                     *             "cregion": "Selangor"
                     *           }
                     *         ],
                     *         "allCount": 30
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 0 */
                        code: number;
                        data: components["schemas"]["PortalCompanyListDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    FilesPortal_uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "avatar",
                 *       "file": "passport.jpg"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PictureUploadDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "url": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "id": "01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "name": "passport.jpg",
                     *         "type": "image/jpeg",
                     *         "size": 183220
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["UploadedFileDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description There is no room left */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    FilesPortal_open: {
        parameters: {
            query?: {
                /** @description When the link ends, in seconds since 1970. */
                exp?: string;
                /** @description Its signature. */
                sig?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    FilesPortal_upload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "avatar",
                 *       "file": "passport.jpg"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "url": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "id": "01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "name": "passport.jpg",
                     *         "type": "image/jpeg",
                     *         "size": 183220
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["UploadedFileDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description There is no room left */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    NewsPortal_add: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "How long a verification takes",
                 *       "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "content": "<p>Most applications are decided within <strong>seven working days</strong>.</p>"
                 *     }
                 */
                "application/json": components["schemas"]["ArticleInputDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Save Success!",
                     *       "errMsg": "Save Success!",
                     *       "data": {
                     *         "update_time": "2026-03-01T04:05:06.789Z",
                     *         "user_id": 3,
                     *         "version": 1,
                     *         "content": "<p>Most are decided within <strong>seven working days</strong>.</p>",
                     *         "id": 12,
                     *         "title": "How long a verification takes",
                     *         "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "watch_number": 42
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalNewsDto"];
                        /**
                         * @description The same as `message`.
                         * @example Save Success!
                         */
                        errMsg: string;
                        /** @example Save Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    NewsPortal_detail: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "update_time": "2026-03-01T04:05:06.789Z",
                     *         "user_id": 3,
                     *         "version": 1,
                     *         "content": "<p>Most are decided within <strong>seven working days</strong>.</p>",
                     *         "id": 12,
                     *         "title": "How long a verification takes",
                     *         "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "watch_number": 42
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalNewsDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    NewsPortal_list: {
        parameters: {
            query?: {
                /** @description The same as `page_index`, in the older dialect. */
                currentPage?: number;
                /** @description Page, counted from 1; at most 1000. */
                page_index?: number;
                /** @description Rows on a page, 1 to 100; 10 if left out. */
                page_size?: number;
                /** @description The same as `page_size`, in the older dialect. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "update_time": "2026-03-01T04:05:06.789Z",
                     *             "id": 12,
                     *             "title": "How long a verification takes",
                     *             "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *             "watch_number": 42
                     *           }
                     *         ],
                     *         "count": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalNewsListDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    NewsPortal_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The ids, alone or as `ids`; all of them or none are removed. */
        requestBody: {
            content: {
                /**
                 * @example [
                 *       12
                 *     ]
                 */
                "application/json": number[] | {
                    /**
                     * @example [
                     *       12
                     *     ]
                     */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Delete Success!",
                     *       "errMsg": "Delete Success!",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: Record<string, never> | null;
                        /**
                         * @description The same as `message`.
                         * @example Delete Success!
                         */
                        errMsg: string;
                        /** @example Delete Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    NewsPortal_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "How long a verification takes",
                 *       "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "content": "<p>Most applications are decided within <strong>seven working days</strong>.</p>",
                 *       "version": 1,
                 *       "id": 12
                 *     }
                 */
                "application/json": components["schemas"]["PortalArticleChangeDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Update Success!",
                     *       "errMsg": "Update Success!",
                     *       "data": {
                     *         "update_time": "2026-03-01T04:05:06.789Z",
                     *         "user_id": 3,
                     *         "version": 1,
                     *         "content": "<p>Most are decided within <strong>seven working days</strong>.</p>",
                     *         "id": 12,
                     *         "title": "How long a verification takes",
                     *         "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "watch_number": 42
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalNewsDto"];
                        /**
                         * @description The same as `message`.
                         * @example Update Success!
                         */
                        errMsg: string;
                        /** @example Update Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    PaymentPortal_details: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "fees": [
                     *           {
                     *             "type": "verification",
                     *             "net": "620.00",
                     *             "sst": "49.60",
                     *             "total": "669.60",
                     *             "currency": "MYR"
                     *           }
                     *         ],
                     *         "bank": {
                     *           "name": "DEMONSTRATION BANK BERHAD",
                     *           "account_number": "000000000000",
                     *           "account_name": "DEMONSTRATION ONLY",
                     *           "swift": "DEMOMYKL"
                     *         },
                     *         "duitnow": {
                     *           "merchant": "DEMONSTRATION ONLY",
                     *           "svg": "<svg xmlns=\\http://www.w3.org/2000/svg\\/>"
                     *         },
                     *         "demonstration": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PaymentDetailsDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    ReportsPortal_pdfByLink: {
        parameters: {
            query?: {
                /** @description When the link ends, in seconds since 1970. */
                exp?: string;
                /** @description Its signature. */
                sig?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    ReportLookupPortal_search: {
        parameters: {
            query: {
                /** @description yyyy-MM-dd, not after today. */
                birth: string;
                /** @description As in the passport; letter case and repeated blanks do not matter. */
                name: string;
                passport: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "pdfurl": "/api/report/12/pdf?exp=1700000000&sig=...",
                     *         "reports": [
                     *           {
                     *             "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *             "university": "Universiti Malaya",
                     *             "issued_at": "2026-03-02T04:05:06.789Z",
                     *             "pdfurl": "/api/report/12/pdf?exp=1700000000&sig=..."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 0 */
                        code: number;
                        data: components["schemas"]["StudentSearchDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    UniversitiesPortal_cooperation: {
        parameters: {
            query: {
                /** @description The same as `page_index`, in the older dialect. */
                currentPage?: number;
                /** @description The university. */
                id: number;
                /** @description Page, counted from 1; at most 1000. */
                page_index?: number;
                /** @description Rows on a page, 1 to 100; 10 if left out. */
                page_size?: number;
                /** @description The same as `page_size`, in the older dialect. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "cooid": 3,
                     *             "id": 3,
                     *             "version": 1,
                     *             "uid1": 5,
                     *             "uname1": "Universiti Malaya",
                     *             "uid2": 17,
                     *             "uname2": "Universiti Sains Malaysia",
                     *             "cooname": "Joint Degree in Marine Science (Demo)",
                     *             "cooregion": "Penang"
                     *           }
                     *         ],
                     *         "allCount": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 0 */
                        code: number;
                        data: components["schemas"]["PortalCooperationListDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    UniversitiesPortal_info: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "unature": "public university",
                     *         "uid": 1,
                     *         "version": 1,
                     *         "uname": "Universiti Malaya",
                     *         "name": "Universiti Malaya",
                     *         "uregion": "Kuala Lumpur",
                     *         "ucountry": "Malaysia"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 0 */
                        code: number;
                        data: components["schemas"]["PortalUniversityDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    UniversitiesPortal_list: {
        parameters: {
            query?: {
                /** @description The same as `page_index`, in the older dialect. */
                currentPage?: number;
                /** @description Words of the name, each by its beginning. */
                name?: string;
                /** @description `public`, `private`, `all`, or a full name such as `public university`, in any letter case. */
                nature?: string;
                /** @description Page, counted from 1; at most 1000. */
                page_index?: number;
                /** @description Rows on a page, 1 to 100; 10 if left out. */
                page_size?: number;
                /** @description The same as `page_size`, in the older dialect. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "university_list": [
                     *           {
                     *             "unature": "public university",
                     *             "uid": 1,
                     *             "version": 1,
                     *             "uname": "Universiti Malaya",
                     *             "name": "Universiti Malaya",
                     *             "uregion": "Kuala Lumpur",
                     *             "ucountry": "Malaysia"
                     *           }
                     *         ],
                     *         "count": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 0 */
                        code: number;
                        data: components["schemas"]["UniversityPageDto"] | components["schemas"]["UniversityOlderPageDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    UniversitiesPortal_nature: {
        parameters: {
            query?: {
                /** @description The same as `page_index`, in the older dialect. */
                currentPage?: number;
                /** @description Words of the name, each by its beginning. */
                name?: string;
                /** @description `public`, `private`, `all`, or a full name such as `public university`, in any letter case. */
                nature?: string;
                /** @description Page, counted from 1; at most 1000. */
                page_index?: number;
                /** @description Rows on a page, 1 to 100; 10 if left out. */
                page_size?: number;
                /** @description The same as `page_size`, in the older dialect. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "unature": "public university",
                     *             "uid": 1,
                     *             "version": 1,
                     *             "uname": "Universiti Malaya",
                     *             "name": "Universiti Malaya",
                     *             "uregion": "Kuala Lumpur",
                     *             "ucountry": "Malaysia"
                     *           }
                     *         ],
                     *         "allCount": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 0 */
                        code: number;
                        data: components["schemas"]["UniversityOlderPageDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    UniversitiesPortal_search: {
        parameters: {
            query?: {
                /** @description The same as `page_index`, in the older dialect. */
                currentPage?: number;
                /** @description Words of the name, each by its beginning. */
                name?: string;
                /** @description Page, counted from 1; at most 1000. */
                page_index?: number;
                /** @description Rows on a page, 1 to 100; 10 if left out. */
                page_size?: number;
                /** @description The same as `page_size`, in the older dialect. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "unature": "public university",
                     *             "uid": 1,
                     *             "version": 1,
                     *             "uname": "Universiti Malaya",
                     *             "name": "Universiti Malaya",
                     *             "uregion": "Kuala Lumpur",
                     *             "ucountry": "Malaysia"
                     *           }
                     *         ],
                     *         "allCount": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 0 */
                        code: number;
                        data: components["schemas"]["UniversityOlderPageDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    AuthPortal_changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": 17,
                 *       "oldPassword": "Secret-2026",
                 *       "newPassword": "Better-2026"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Change Success!",
                     *       "errMsg": "Change Success!",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: Record<string, never> | null;
                        /**
                         * @description The same as `message`.
                         * @example Change Success!
                         */
                        errMsg: string;
                        /** @example Change Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    UsersPortal_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "gender": "Male",
                     *         "language": "en",
                     *         "id": 17,
                     *         "username": "mei@example.com",
                     *         "email": "mei@example.com",
                     *         "role": 1,
                     *         "role_name": "Student",
                     *         "permissions": [],
                     *         "name": "王小明",
                     *         "passport": "E12345678",
                     *         "birth": "2001-04-30",
                     *         "nationality": "China",
                     *         "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalUserDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    AuthPortal_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mei@example.com",
                 *       "password": "Secret-2026"
                 *     }
                 */
                "application/json": components["schemas"]["LoginDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Login Success!",
                     *       "errMsg": "Login Success!",
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl",
                     *         "user": {
                     *           "gender": "Male",
                     *           "language": "en",
                     *           "id": 17,
                     *           "username": "mei@example.com",
                     *           "email": "mei@example.com",
                     *           "role": 1,
                     *           "role_name": "Student",
                     *           "permissions": [],
                     *           "name": "王小明",
                     *           "passport": "E12345678",
                     *           "birth": "2001-04-30",
                     *           "nationality": "China",
                     *           "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["SessionDto"];
                        /**
                         * @description The same as `message`.
                         * @example Login Success!
                         */
                        errMsg: string;
                        /** @example Login Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    AuthPortal_logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: Record<string, never> | null;
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    AuthPortal_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consents": [
                 *         {
                 *           "notice": "privacy",
                 *           "version": "2026-11-23",
                 *           "language": "en"
                 *         }
                 *       ],
                 *       "email": "mei@example.com",
                 *       "password": "Secret-2026",
                 *       "checkPwd": "Secret-2026",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Register Success!",
                     *       "errMsg": "Register Success!",
                     *       "data": {
                     *         "id": 17
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: {
                            /** @example 17 */
                            id?: number;
                        };
                        /**
                         * @description The same as `message`.
                         * @example Register Success!
                         */
                        errMsg: string;
                        /** @example Register Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    AuthPortal_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mei@example.com",
                 *       "password": "Secret-2026",
                 *       "checkPwd": "Secret-2026",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Reset Password Success!",
                     *       "errMsg": "Reset Password Success!",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: Record<string, never> | null;
                        /**
                         * @description The same as `message`.
                         * @example Reset Password Success!
                         */
                        errMsg: string;
                        /** @example Reset Password Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    AuthPortal_sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purpose": "register",
                 *       "language": "en",
                 *       "email": "mei@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["SendEmailCodeDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "success",
                     *       "errMsg": "success",
                     *       "data": {
                     *         "cooldown": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["CooldownDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    UsersPortal_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "王小明",
                 *       "gender": "Male",
                 *       "email": "mei@example.com",
                 *       "passport": "E12345678",
                 *       "birth": "2001-04-30",
                 *       "nationality": "China",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "language": "cn"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateUserDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Update Success!",
                     *       "errMsg": "Update Success!",
                     *       "data": [
                     *         1,
                     *         {
                     *           "gender": "Male",
                     *           "language": "en",
                     *           "id": 17,
                     *           "username": "mei@example.com",
                     *           "email": "mei@example.com",
                     *           "role": 1,
                     *           "role_name": "Student",
                     *           "permissions": [],
                     *           "name": "王小明",
                     *           "passport": "E12345678",
                     *           "birth": "2001-04-30",
                     *           "nationality": "China",
                     *           "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: (number | components["schemas"]["PortalUserDto"])[];
                        /**
                         * @description The same as `message`.
                         * @example Update Success!
                         */
                        errMsg: string;
                        /** @example Update Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Agents_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 40,
                     *         "version": 1,
                     *         "companyId": 12,
                     *         "companyName": "Merdeka Bridge Education (Demo)",
                     *         "universityId": 5,
                     *         "universityName": "Universiti Malaya"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AgentDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Agents_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": 12,
                 *       "universityId": 5
                 *     }
                 */
                "application/json": components["schemas"]["AgentInputDto"];
            };
        };
        responses: {
            /** @description The new link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 40,
                     *       "version": 1,
                     *       "companyId": 12,
                     *       "companyName": "Merdeka Bridge Education (Demo)",
                     *       "universityId": 5,
                     *       "universityName": "Universiti Malaya"
                     *     }
                     */
                    "application/json": components["schemas"]["AgentDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Agents_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 40,
                     *       "version": 1,
                     *       "companyId": 12,
                     *       "companyName": "Merdeka Bridge Education (Demo)",
                     *       "universityId": 5,
                     *       "universityName": "Universiti Malaya"
                     *     }
                     */
                    "application/json": components["schemas"]["AgentDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Agents_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyId": 12,
                 *       "universityId": 5,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["AgentChangeDto"];
            };
        };
        responses: {
            /** @description The link as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 40,
                     *       "version": 1,
                     *       "companyId": 12,
                     *       "companyName": "Merdeka Bridge Education (Demo)",
                     *       "universityId": 5,
                     *       "universityName": "Universiti Malaya"
                     *     }
                     */
                    "application/json": components["schemas"]["AgentDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Agents_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Audit_list: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "at": "2026-03-01T04:05:06.789Z",
                     *         "actorId": 3,
                     *         "actorName": "Siti Aminah",
                     *         "subjectType": "certificate",
                     *         "subjectId": "17",
                     *         "subjectName": null,
                     *         "before": {
                     *           "status": "Verifying"
                     *         },
                     *         "after": {
                     *           "status": "Rejected"
                     *         },
                     *         "id": 4711,
                     *         "action": "certificate.rejected"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditEventDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Audit_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "at": "2026-03-01T04:05:06.789Z",
                     *       "actorId": 3,
                     *       "actorName": "Siti Aminah",
                     *       "subjectType": "certificate",
                     *       "subjectId": "17",
                     *       "subjectName": null,
                     *       "before": {
                     *         "status": "Verifying"
                     *       },
                     *       "after": {
                     *         "status": "Rejected"
                     *       },
                     *       "id": 4711,
                     *       "action": "certificate.rejected"
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEventDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Certificates_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "status": "Verified",
                     *         "rejectReason": null,
                     *         "claim": null,
                     *         "allowedActions": [
                     *           "download"
                     *         ],
                     *         "type": "verification",
                     *         "name": "王小明",
                     *         "gender": "Male",
                     *         "email": "mei@example.com",
                     *         "birth": "2001-04-30",
                     *         "nationality": "China",
                     *         "passport": "E12345678",
                     *         "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "university": "Universiti Malaya",
                     *         "major": "Computer Science",
                     *         "forms": "Full Time",
                     *         "level": "Master",
                     *         "academyStatus": "Graduated",
                     *         "barcode": "9555012345678",
                     *         "certNo": "UM-2023-004512",
                     *         "principalName": "Prof. Dr. Aminah binti Hassan",
                     *         "note": "The degree was awarded in absentia.",
                     *         "startTime": "2021-09-01",
                     *         "endTime": "2023-08-31",
                     *         "ministryStampingTime": "2023-11-20",
                     *         "awardingTime": "2023-10-15",
                     *         "passportPhotos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "passportRemark": "Renewed in 2022.",
                     *         "certPhotos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "certRemark": "A certified copy.",
                     *         "transcriptPhotos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "transcriptRemark": "Two pages.",
                     *         "ministryPhotos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "ministryRemark": "The stamp is on the back.",
                     *         "paymentPhotos": [
                     *           "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *         ],
                     *         "paymentRemark": "Paid by DuitNow.",
                     *         "report": {
                     *           "status": "current",
                     *           "reason": null,
                     *           "edition": 1,
                     *           "since": "2026-03-02T04:05:06.789Z"
                     *         },
                     *         "assignedTo": null,
                     *         "dueOn": "2026-03-09",
                     *         "id": 4711,
                     *         "version": 3,
                     *         "ownerId": 17,
                     *         "reportNumber": "MYV-7K2QM-9T4XB-3HD8E",
                     *         "appliedAt": "2026-03-01T04:05:06.789Z",
                     *         "decidedAt": "2026-03-02T04:05:06.789Z",
                     *         "decidedBy": 3,
                     *         "createdAt": "2026-02-28T04:05:06.789Z",
                     *         "updatedAt": "2026-03-02T04:05:06.789Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CertificateRowDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Certificates_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "verification",
                 *       "name": "王小明",
                 *       "gender": "Male",
                 *       "email": "mei@example.com",
                 *       "birth": "2001-04-30",
                 *       "nationality": "China",
                 *       "passport": "E12345678",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "university": "Universiti Malaya",
                 *       "major": "Computer Science",
                 *       "forms": "Full Time",
                 *       "level": "Master",
                 *       "academyStatus": "Graduated",
                 *       "barcode": "9555012345678",
                 *       "certNo": "UM-2023-004512",
                 *       "principalName": "Prof. Dr. Aminah binti Hassan",
                 *       "note": "The degree was awarded in absentia.",
                 *       "startTime": "2021-09-01",
                 *       "endTime": "2023-08-31",
                 *       "ministryStampingTime": "2023-11-20",
                 *       "awardingTime": "2023-10-15",
                 *       "passportPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "passportRemark": "Renewed in 2022.",
                 *       "certPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "certRemark": "A certified copy.",
                 *       "transcriptPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "transcriptRemark": "Two pages.",
                 *       "ministryPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "ministryRemark": "The stamp is on the back.",
                 *       "paymentPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "paymentRemark": "Paid by DuitNow."
                 *     }
                 */
                "application/json": components["schemas"]["CertificateInputDto"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "Unverified",
                     *       "rejectReason": null,
                     *       "claim": null,
                     *       "allowedActions": [
                     *         "save",
                     *         "apply",
                     *         "remove"
                     *       ],
                     *       "type": "verification",
                     *       "name": "王小明",
                     *       "gender": "Male",
                     *       "email": "mei@example.com",
                     *       "birth": "2001-04-30",
                     *       "nationality": "China",
                     *       "passport": "E12345678",
                     *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "university": "Universiti Malaya",
                     *       "major": "Computer Science",
                     *       "forms": "Full Time",
                     *       "level": "Master",
                     *       "academyStatus": "Graduated",
                     *       "barcode": "9555012345678",
                     *       "certNo": "UM-2023-004512",
                     *       "principalName": "Prof. Dr. Aminah binti Hassan",
                     *       "note": "The degree was awarded in absentia.",
                     *       "startTime": "2021-09-01",
                     *       "endTime": "2023-08-31",
                     *       "ministryStampingTime": "2023-11-20",
                     *       "awardingTime": "2023-10-15",
                     *       "passportPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "passportRemark": "Renewed in 2022.",
                     *       "certPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "certRemark": "A certified copy.",
                     *       "transcriptPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "transcriptRemark": "Two pages.",
                     *       "ministryPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "ministryRemark": "The stamp is on the back.",
                     *       "paymentPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "paymentRemark": "Paid by DuitNow.",
                     *       "id": 4711,
                     *       "version": 3,
                     *       "ownerId": 17,
                     *       "reportNumber": null,
                     *       "appliedAt": null,
                     *       "decidedAt": null,
                     *       "decidedBy": null,
                     *       "createdAt": "2026-02-28T04:05:06.789Z",
                     *       "updatedAt": "2026-03-02T04:05:06.789Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CertificateDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Certificates_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    /** @description The version, in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "Verified",
                     *       "rejectReason": null,
                     *       "claim": null,
                     *       "allowedActions": [
                     *         "download"
                     *       ],
                     *       "type": "verification",
                     *       "name": "王小明",
                     *       "gender": "Male",
                     *       "email": "mei@example.com",
                     *       "birth": "2001-04-30",
                     *       "nationality": "China",
                     *       "passport": "E12345678",
                     *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "university": "Universiti Malaya",
                     *       "major": "Computer Science",
                     *       "forms": "Full Time",
                     *       "level": "Master",
                     *       "academyStatus": "Graduated",
                     *       "barcode": "9555012345678",
                     *       "certNo": "UM-2023-004512",
                     *       "principalName": "Prof. Dr. Aminah binti Hassan",
                     *       "note": "The degree was awarded in absentia.",
                     *       "startTime": "2021-09-01",
                     *       "endTime": "2023-08-31",
                     *       "ministryStampingTime": "2023-11-20",
                     *       "awardingTime": "2023-10-15",
                     *       "passportPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "passportRemark": "Renewed in 2022.",
                     *       "certPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "certRemark": "A certified copy.",
                     *       "transcriptPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "transcriptRemark": "Two pages.",
                     *       "ministryPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "ministryRemark": "The stamp is on the back.",
                     *       "paymentPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "paymentRemark": "Paid by DuitNow.",
                     *       "report": {
                     *         "status": "current",
                     *         "reason": null,
                     *         "edition": 1,
                     *         "since": "2026-03-02T04:05:06.789Z"
                     *       },
                     *       "assignedTo": null,
                     *       "dueOn": "2026-03-09",
                     *       "levels": {
                     *         "passport": {
                     *           "level": "claimed",
                     *           "sources": [
                     *             {
                     *               "kind": "form",
                     *               "party": "applicant",
                     *               "at": null,
                     *               "reference": null
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "separateVerification": null,
                     *       "id": 4711,
                     *       "version": 3,
                     *       "ownerId": 17,
                     *       "reportNumber": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "appliedAt": "2026-03-01T04:05:06.789Z",
                     *       "decidedAt": "2026-03-02T04:05:06.789Z",
                     *       "decidedBy": 3,
                     *       "createdAt": "2026-02-28T04:05:06.789Z",
                     *       "updatedAt": "2026-03-02T04:05:06.789Z",
                     *       "checks": [
                     *         {
                     *           "group": "photo",
                     *           "verdict": "accepted",
                     *           "method": "each",
                     *           "at": "2026-03-02T04:05:06.789Z",
                     *           "office": "MyVerify"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CertificateDetailDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Certificates_change: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "type": "verification",
                 *       "name": "王小明",
                 *       "gender": "Male",
                 *       "email": "mei@example.com",
                 *       "birth": "2001-04-30",
                 *       "nationality": "China",
                 *       "passport": "E12345678",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "university": "Universiti Malaya",
                 *       "major": "Computer Science",
                 *       "forms": "Full Time",
                 *       "level": "Master",
                 *       "academyStatus": "Graduated",
                 *       "barcode": "9555012345678",
                 *       "certNo": "UM-2023-004512",
                 *       "principalName": "Prof. Dr. Aminah binti Hassan",
                 *       "note": "The degree was awarded in absentia.",
                 *       "startTime": "2021-09-01",
                 *       "endTime": "2023-08-31",
                 *       "ministryStampingTime": "2023-11-20",
                 *       "awardingTime": "2023-10-15",
                 *       "passportPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "passportRemark": "Renewed in 2022.",
                 *       "certPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "certRemark": "A certified copy.",
                 *       "transcriptPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "transcriptRemark": "Two pages.",
                 *       "ministryPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "ministryRemark": "The stamp is on the back.",
                 *       "paymentPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "paymentRemark": "Paid by DuitNow."
                 *     }
                 */
                "application/json": components["schemas"]["CertificateChangeDto"];
            };
        };
        responses: {
            /** @description The record as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "Unverified",
                     *       "rejectReason": null,
                     *       "claim": null,
                     *       "allowedActions": [
                     *         "save",
                     *         "apply",
                     *         "remove"
                     *       ],
                     *       "type": "verification",
                     *       "name": "王小明",
                     *       "gender": "Male",
                     *       "email": "mei@example.com",
                     *       "birth": "2001-04-30",
                     *       "nationality": "China",
                     *       "passport": "E12345678",
                     *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "university": "Universiti Malaya",
                     *       "major": "Computer Science",
                     *       "forms": "Full Time",
                     *       "level": "Master",
                     *       "academyStatus": "Graduated",
                     *       "barcode": "9555012345678",
                     *       "certNo": "UM-2023-004512",
                     *       "principalName": "Prof. Dr. Aminah binti Hassan",
                     *       "note": "The degree was awarded in absentia.",
                     *       "startTime": "2021-09-01",
                     *       "endTime": "2023-08-31",
                     *       "ministryStampingTime": "2023-11-20",
                     *       "awardingTime": "2023-10-15",
                     *       "passportPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "passportRemark": "Renewed in 2022.",
                     *       "certPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "certRemark": "A certified copy.",
                     *       "transcriptPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "transcriptRemark": "Two pages.",
                     *       "ministryPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "ministryRemark": "The stamp is on the back.",
                     *       "paymentPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "paymentRemark": "Paid by DuitNow.",
                     *       "id": 4711,
                     *       "version": 3,
                     *       "ownerId": 17,
                     *       "reportNumber": null,
                     *       "appliedAt": null,
                     *       "decidedAt": null,
                     *       "decidedBy": null,
                     *       "createdAt": "2026-02-28T04:05:06.789Z",
                     *       "updatedAt": "2026-03-02T04:05:06.789Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CertificateDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The `version` that the change is based on is missing */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Certificates_removeOne: {
        parameters: {
            query?: {
                /** @description The version that was seen; 409 `stale_version` where the record has another by now. */
                version?: number;
            };
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Certificates_apply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["CertificateVersionDto"];
            };
        };
        responses: {
            /** @description The record as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "Verifying",
                     *       "rejectReason": null,
                     *       "claim": null,
                     *       "allowedActions": [
                     *         "save",
                     *         "apply",
                     *         "remove"
                     *       ],
                     *       "type": "verification",
                     *       "name": "王小明",
                     *       "gender": "Male",
                     *       "email": "mei@example.com",
                     *       "birth": "2001-04-30",
                     *       "nationality": "China",
                     *       "passport": "E12345678",
                     *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "university": "Universiti Malaya",
                     *       "major": "Computer Science",
                     *       "forms": "Full Time",
                     *       "level": "Master",
                     *       "academyStatus": "Graduated",
                     *       "barcode": "9555012345678",
                     *       "certNo": "UM-2023-004512",
                     *       "principalName": "Prof. Dr. Aminah binti Hassan",
                     *       "note": "The degree was awarded in absentia.",
                     *       "startTime": "2021-09-01",
                     *       "endTime": "2023-08-31",
                     *       "ministryStampingTime": "2023-11-20",
                     *       "awardingTime": "2023-10-15",
                     *       "passportPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "passportRemark": "Renewed in 2022.",
                     *       "certPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "certRemark": "A certified copy.",
                     *       "transcriptPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "transcriptRemark": "Two pages.",
                     *       "ministryPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "ministryRemark": "The stamp is on the back.",
                     *       "paymentPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "paymentRemark": "Paid by DuitNow.",
                     *       "id": 4711,
                     *       "version": 3,
                     *       "ownerId": 17,
                     *       "reportNumber": null,
                     *       "appliedAt": "2026-03-01T04:05:06.789Z",
                     *       "decidedAt": null,
                     *       "decidedBy": null,
                     *       "createdAt": "2026-02-28T04:05:06.789Z",
                     *       "updatedAt": "2026-03-02T04:05:06.789Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CertificateDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Certificates_approve: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["CertificateVersionDto"];
            };
        };
        responses: {
            /** @description The record as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "Verified",
                     *       "rejectReason": null,
                     *       "claim": null,
                     *       "allowedActions": [
                     *         "download"
                     *       ],
                     *       "type": "verification",
                     *       "name": "王小明",
                     *       "gender": "Male",
                     *       "email": "mei@example.com",
                     *       "birth": "2001-04-30",
                     *       "nationality": "China",
                     *       "passport": "E12345678",
                     *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "university": "Universiti Malaya",
                     *       "major": "Computer Science",
                     *       "forms": "Full Time",
                     *       "level": "Master",
                     *       "academyStatus": "Graduated",
                     *       "barcode": "9555012345678",
                     *       "certNo": "UM-2023-004512",
                     *       "principalName": "Prof. Dr. Aminah binti Hassan",
                     *       "note": "The degree was awarded in absentia.",
                     *       "startTime": "2021-09-01",
                     *       "endTime": "2023-08-31",
                     *       "ministryStampingTime": "2023-11-20",
                     *       "awardingTime": "2023-10-15",
                     *       "passportPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "passportRemark": "Renewed in 2022.",
                     *       "certPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "certRemark": "A certified copy.",
                     *       "transcriptPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "transcriptRemark": "Two pages.",
                     *       "ministryPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "ministryRemark": "The stamp is on the back.",
                     *       "paymentPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "paymentRemark": "Paid by DuitNow.",
                     *       "id": 4711,
                     *       "version": 3,
                     *       "ownerId": 17,
                     *       "reportNumber": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "appliedAt": "2026-03-01T04:05:06.789Z",
                     *       "decidedAt": "2026-03-02T04:05:06.789Z",
                     *       "decidedBy": 3,
                     *       "createdAt": "2026-02-28T04:05:06.789Z",
                     *       "updatedAt": "2026-03-02T04:05:06.789Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CertificateDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    CertificateReview_claim: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who has it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "claim": {
                     *         "until": "2026-03-01T04:10:06.789Z",
                     *         "userId": 3,
                     *         "name": "Officer Lim",
                     *         "mine": false
                     *       },
                     *       "id": 4711
                     *     }
                     */
                    "application/json": components["schemas"]["ClaimedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    CertificateReview_release: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller has no claim on it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    VerifiableCredential_sign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credential */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": string;
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    CertificateReview_getHistory: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "at": "2026-03-01T04:05:06.789Z",
                     *         "actorId": 3,
                     *         "actorName": "Officer Lim",
                     *         "version": 4,
                     *         "statusBefore": "Unverified",
                     *         "statusAfter": "Unverified",
                     *         "reason": "The transcript lacks its last page.",
                     *         "reportNumber": "MYV-7K2QM-9T4XB-3HD8E",
                     *         "before": {
                     *           "status": "Verifying"
                     *         },
                     *         "after": {
                     *           "status": "Rejected"
                     *         },
                     *         "id": 991,
                     *         "action": "certificate.rejected",
                     *         "changed": [
                     *           "university",
                     *           "passportPhotos"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["HistoryStepDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says when to come back
             *
             *     Too many requests; `Retry-After` says when to come back
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    LookUps_list: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "number",
                     *         "at": "2026-03-02T04:05:06.789Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LookUpDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says when to come back
             *
             *     Too many requests; `Retry-After` says when to come back
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    LookUps_choices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicLookUp": true,
                     *       "tellHolder": true
                     *     }
                     */
                    "application/json": components["schemas"]["LookUpChoicesDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    LookUps_choose: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "publicLookUp": false,
                 *       "tellHolder": true
                 *     }
                 */
                "application/json": components["schemas"]["LookUpChoiceDto"];
            };
        };
        responses: {
            /** @description The choices as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicLookUp": true,
                     *       "tellHolder": true
                     *     }
                     */
                    "application/json": components["schemas"]["LookUpChoicesDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    CertificateReview_place: {
        parameters: {
            query?: {
                /** @description The filters of the queue, as `next` takes them. */
                filter?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "position": 12,
                     *       "total": 51
                     *     }
                     */
                    "application/json": components["schemas"]["PlaceDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Certificates_rejectOne: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "reason": "The transcript lacks its last page."
                 *     }
                 */
                "application/json": components["schemas"]["CertificateRejectionDto"];
            };
        };
        responses: {
            /** @description The record as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "Rejected",
                     *       "rejectReason": "The transcript lacks its last page.",
                     *       "claim": null,
                     *       "allowedActions": [
                     *         "save",
                     *         "authenticate",
                     *         "reject",
                     *         "remove"
                     *       ],
                     *       "type": "verification",
                     *       "name": "王小明",
                     *       "gender": "Male",
                     *       "email": "mei@example.com",
                     *       "birth": "2001-04-30",
                     *       "nationality": "China",
                     *       "passport": "E12345678",
                     *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "university": "Universiti Malaya",
                     *       "major": "Computer Science",
                     *       "forms": "Full Time",
                     *       "level": "Master",
                     *       "academyStatus": "Graduated",
                     *       "barcode": "9555012345678",
                     *       "certNo": "UM-2023-004512",
                     *       "principalName": "Prof. Dr. Aminah binti Hassan",
                     *       "note": "The degree was awarded in absentia.",
                     *       "startTime": "2021-09-01",
                     *       "endTime": "2023-08-31",
                     *       "ministryStampingTime": "2023-11-20",
                     *       "awardingTime": "2023-10-15",
                     *       "passportPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "passportRemark": "Renewed in 2022.",
                     *       "certPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "certRemark": "A certified copy.",
                     *       "transcriptPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "transcriptRemark": "Two pages.",
                     *       "ministryPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "ministryRemark": "The stamp is on the back.",
                     *       "paymentPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "paymentRemark": "Paid by DuitNow.",
                     *       "id": 4711,
                     *       "version": 3,
                     *       "ownerId": 17,
                     *       "reportNumber": null,
                     *       "appliedAt": "2026-03-01T04:05:06.789Z",
                     *       "decidedAt": "2026-03-02T04:05:06.789Z",
                     *       "decidedBy": 3,
                     *       "createdAt": "2026-02-28T04:05:06.789Z",
                     *       "updatedAt": "2026-03-02T04:05:06.789Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CertificateDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Shares_list: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "state": "live",
                     *         "lastViewedAt": "2026-03-02T04:05:06.789Z",
                     *         "id": 12,
                     *         "version": 1,
                     *         "certificateId": 4711,
                     *         "label": "Universiti Malaya, admissions",
                     *         "createdAt": "2026-03-01T04:05:06.789Z",
                     *         "endsAt": "2026-03-31T16:00:00.000Z",
                     *         "hasPin": true,
                     *         "download": true,
                     *         "opened": 2,
                     *         "downloaded": 1,
                     *         "wrongPins": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShareDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says when to come back
             *
             *     Too many requests; `Retry-After` says when to come back
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Shares_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Universiti Malaya, admissions",
                 *       "endsOn": "2026-03-01",
                 *       "pin": "274916",
                 *       "download": true
                 *     }
                 */
                "application/json": components["schemas"]["ShareInputDto"];
            };
        };
        responses: {
            /** @description The link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "live",
                     *       "lastViewedAt": "2026-03-02T04:05:06.789Z",
                     *       "id": 12,
                     *       "version": 1,
                     *       "certificateId": 4711,
                     *       "label": "Universiti Malaya, admissions",
                     *       "createdAt": "2026-03-01T04:05:06.789Z",
                     *       "endsAt": "2026-03-31T16:00:00.000Z",
                     *       "hasPin": true,
                     *       "download": true,
                     *       "opened": 2,
                     *       "downloaded": 1,
                     *       "wrongPins": 0,
                     *       "url": "https://verify.example.my/shared/4f7o0mVJmXBn0m0H0l2H8gq3m1m9y6fS3y2k1n5b7cE"
                     *     }
                     */
                    "application/json": components["schemas"]["MadeShareDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Verdicts_getList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdicts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "group": "passport",
                     *         "verdict": "accepted",
                     *         "method": "as_one",
                     *         "state": "standing",
                     *         "answers": {
                     *           "passport.number": "match"
                     *         },
                     *         "comment": null,
                     *         "internalNote": null,
                     *         "values": {
                     *           "passport": "E12345678"
                     *         },
                     *         "officerName": "Officer Lim",
                     *         "id": 31,
                     *         "reasons": [
                     *           {
                     *             "id": 12,
                     *             "titleEn": "Blurred scan",
                     *             "titleCn": "扫描件模糊",
                     *             "titleMs": "Imbasan kabur",
                     *             "textEn": "Please scan it again.",
                     *             "textCn": "请重新扫描。",
                     *             "textMs": "Sila imbas semula."
                     *           }
                     *         ],
                     *         "version": 3,
                     *         "files": [
                     *           {
                     *             "id": "01JQ8Z6T2V9N4M7K3X5C8B1A2D",
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *           }
                     *         ],
                     *         "officerId": 3,
                     *         "at": "2026-03-02T04:05:06.789Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VerdictDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Verdicts_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "group": "passport",
                 *       "verdict": "accepted",
                 *       "answers": {
                 *         "passport.number": "match"
                 *       },
                 *       "asOne": true,
                 *       "reasons": [],
                 *       "comment": null,
                 *       "internalNote": null
                 *     }
                 */
                "application/json": components["schemas"]["VerdictInputDto"];
            };
        };
        responses: {
            /** @description The verdict */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "group": "passport",
                     *       "verdict": "accepted",
                     *       "method": "as_one",
                     *       "state": "standing",
                     *       "answers": {
                     *         "passport.number": "match"
                     *       },
                     *       "comment": null,
                     *       "internalNote": null,
                     *       "values": {
                     *         "passport": "E12345678"
                     *       },
                     *       "officerName": "Officer Lim",
                     *       "id": 31,
                     *       "reasons": [
                     *         {
                     *           "id": 12,
                     *           "titleEn": "Blurred scan",
                     *           "titleCn": "扫描件模糊",
                     *           "titleMs": "Imbasan kabur",
                     *           "textEn": "Please scan it again.",
                     *           "textCn": "请重新扫描。",
                     *           "textMs": "Sila imbas semula."
                     *         }
                     *       ],
                     *       "version": 3,
                     *       "files": [
                     *         {
                     *           "id": "01JQ8Z6T2V9N4M7K3X5C8B1A2D",
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *         }
                     *       ],
                     *       "officerId": 3,
                     *       "at": "2026-03-02T04:05:06.789Z"
                     *     }
                     */
                    "application/json": components["schemas"]["VerdictDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Assignments_assign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": 3,
                 *       "seen": [
                 *         null,
                 *         3
                 *       ],
                 *       "ids": [
                 *         4711,
                 *         4712
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentDto"];
            };
        };
        responses: {
            /** @description They are assigned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": 3,
                     *       "ids": [
                     *         4711,
                     *         4712
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AssignedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Certificates_authenticate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "verification",
                 *       "name": "王小明",
                 *       "gender": "Male",
                 *       "email": "mei@example.com",
                 *       "birth": "2001-04-30",
                 *       "nationality": "China",
                 *       "passport": "E12345678",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "university": "Universiti Malaya",
                 *       "major": "Computer Science",
                 *       "forms": "Full Time",
                 *       "level": "Master",
                 *       "academyStatus": "Graduated",
                 *       "barcode": "9555012345678",
                 *       "certNo": "UM-2023-004512",
                 *       "principalName": "Prof. Dr. Aminah binti Hassan",
                 *       "note": "The degree was awarded in absentia.",
                 *       "startTime": "2021-09-01",
                 *       "endTime": "2023-08-31",
                 *       "ministryStampingTime": "2023-11-20",
                 *       "awardingTime": "2023-10-15",
                 *       "passportPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "passportRemark": "Renewed in 2022.",
                 *       "certPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "certRemark": "A certified copy.",
                 *       "transcriptPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "transcriptRemark": "Two pages.",
                 *       "ministryPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "ministryRemark": "The stamp is on the back.",
                 *       "paymentPhotos": [
                 *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                 *       ],
                 *       "paymentRemark": "Paid by DuitNow."
                 *     }
                 */
                "application/json": components["schemas"]["CertificateVerificationDto"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "Verified",
                     *       "rejectReason": null,
                     *       "claim": null,
                     *       "allowedActions": [
                     *         "download"
                     *       ],
                     *       "type": "verification",
                     *       "name": "王小明",
                     *       "gender": "Male",
                     *       "email": "mei@example.com",
                     *       "birth": "2001-04-30",
                     *       "nationality": "China",
                     *       "passport": "E12345678",
                     *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "university": "Universiti Malaya",
                     *       "major": "Computer Science",
                     *       "forms": "Full Time",
                     *       "level": "Master",
                     *       "academyStatus": "Graduated",
                     *       "barcode": "9555012345678",
                     *       "certNo": "UM-2023-004512",
                     *       "principalName": "Prof. Dr. Aminah binti Hassan",
                     *       "note": "The degree was awarded in absentia.",
                     *       "startTime": "2021-09-01",
                     *       "endTime": "2023-08-31",
                     *       "ministryStampingTime": "2023-11-20",
                     *       "awardingTime": "2023-10-15",
                     *       "passportPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "passportRemark": "Renewed in 2022.",
                     *       "certPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "certRemark": "A certified copy.",
                     *       "transcriptPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "transcriptRemark": "Two pages.",
                     *       "ministryPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "ministryRemark": "The stamp is on the back.",
                     *       "paymentPhotos": [
                     *         "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
                     *       ],
                     *       "paymentRemark": "Paid by DuitNow.",
                     *       "id": 4711,
                     *       "version": 3,
                     *       "ownerId": 17,
                     *       "reportNumber": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "appliedAt": "2026-03-01T04:05:06.789Z",
                     *       "decidedAt": "2026-03-02T04:05:06.789Z",
                     *       "decidedBy": 3,
                     *       "createdAt": "2026-02-28T04:05:06.789Z",
                     *       "updatedAt": "2026-03-02T04:05:06.789Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CertificateDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    CertificateReview_counts: {
        parameters: {
            query?: {
                /** @description Filters of the list by names of the caller's own, 20 at most. */
                filters?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers, by the names of the filters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mine": 12,
                     *       "overdue": 3
                     *     }
                     */
                    "application/json": {
                        [key: string]: number;
                    };
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Certificates_exportCsv: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id,status,ownerId,type,name,gender,email,birth,nationality,passport,university,major,forms,level,academyStatus,barcode,certNo,principalName,note,startTime,endTime,ministryStampingTime,awardingTime,reportNumber,rejectReason,appliedAt,decidedAt,decidedBy,createdAt,updatedAt
                     *     4711,Verified,17,verification,王小明,Male,mei@example.com,2001-04-30,,,Universiti Malaya,,,,,,,,,,,,,MYV-7K2QM-9T4XB-3HD8E,,,,,,
                     */
                    "text/csv": string;
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    CertificateReview_takeNext: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "university": "Universiti Malaya"
                 *       },
                 *       "after": 4711
                 *     }
                 */
                "application/json": components["schemas"]["NextRequestDto"];
            };
        };
        responses: {
            /** @description What the caller has now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "claim": {
                     *         "until": "2026-03-01T04:10:06.789Z",
                     *         "userId": 3,
                     *         "name": "Officer Lim",
                     *         "mine": false
                     *       },
                     *       "position": 12,
                     *       "total": 51
                     *     }
                     */
                    "application/json": components["schemas"]["NextCertificateDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Certificates_removeMany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         4711,
                 *         4712
                 *       ],
                 *       "versions": [
                 *         3,
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CertificateRemovalDto"];
            };
        };
        responses: {
            /** @description They are gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ids": [
                     *         4711,
                     *         4712
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CertificatesRemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Companies_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "version": 1,
                     *         "name": "Merdeka Bridge Education (Demo)",
                     *         "region": "Selangor"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CompanyDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Companies_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Merdeka Bridge Education (Demo)",
                 *       "region": "Selangor"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyInputDto"];
            };
        };
        responses: {
            /** @description The new agency */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "name": "Merdeka Bridge Education (Demo)",
                     *       "region": "Selangor"
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Companies_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agency */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "name": "Merdeka Bridge Education (Demo)",
                     *       "region": "Selangor"
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Companies_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Merdeka Bridge Education (Demo)",
                 *       "region": "Selangor",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["CompanyChangeDto"];
            };
        };
        responses: {
            /** @description The agency as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "name": "Merdeka Bridge Education (Demo)",
                     *       "region": "Selangor"
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Companies_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Cooperations_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "version": 1,
                     *         "university1Id": 5,
                     *         "university2Id": 17,
                     *         "university1Name": "Universiti Malaya",
                     *         "university2Name": "Universiti Sains Malaysia",
                     *         "name": "Joint Degree in Marine Science (Demo)",
                     *         "region": "Penang"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CooperationDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Cooperations_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "university1Id": 5,
                 *       "university2Id": 17,
                 *       "name": "Joint Degree in Marine Science (Demo)",
                 *       "region": "Penang"
                 *     }
                 */
                "application/json": components["schemas"]["CooperationInputDto"];
            };
        };
        responses: {
            /** @description The new cooperation */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "university1Id": 5,
                     *       "university2Id": 17,
                     *       "university1Name": "Universiti Malaya",
                     *       "university2Name": "Universiti Sains Malaysia",
                     *       "name": "Joint Degree in Marine Science (Demo)",
                     *       "region": "Penang"
                     *     }
                     */
                    "application/json": components["schemas"]["CooperationDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Cooperations_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cooperation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "university1Id": 5,
                     *       "university2Id": 17,
                     *       "university1Name": "Universiti Malaya",
                     *       "university2Name": "Universiti Sains Malaysia",
                     *       "name": "Joint Degree in Marine Science (Demo)",
                     *       "region": "Penang"
                     *     }
                     */
                    "application/json": components["schemas"]["CooperationDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Cooperations_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "university1Id": 5,
                 *       "university2Id": 17,
                 *       "name": "Joint Degree in Marine Science (Demo)",
                 *       "region": "Penang",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["CooperationChangeDto"];
            };
        };
        responses: {
            /** @description The cooperation as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "university1Id": 5,
                     *       "university2Id": 17,
                     *       "university1Name": "Universiti Malaya",
                     *       "university2Name": "Universiti Sains Malaysia",
                     *       "name": "Joint Degree in Marine Science (Demo)",
                     *       "region": "Penang"
                     *     }
                     */
                    "application/json": components["schemas"]["CooperationDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Cooperations_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    CredentialStatus_firstContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example passport.jpg */
                    "application/ld+json": string;
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    CredentialStatus_secondContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example passport.jpg */
                    "application/ld+json": string;
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    CredentialStatus_context: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example passport.jpg */
                    "application/ld+json": string;
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    DataRequests_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "userName": "Wang Xiaoming",
                     *         "kind": "export",
                     *         "askedAt": "2026-03-01T04:05:06.789Z",
                     *         "dueAt": "2026-03-22T04:05:06.789Z",
                     *         "doneAt": "2026-03-01T04:05:09.012Z",
                     *         "doneBy": null,
                     *         "doneByName": null,
                     *         "id": 12,
                     *         "userId": 17
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DataRequestDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    DataRequests_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userName": "Wang Xiaoming",
                     *       "kind": "export",
                     *       "askedAt": "2026-03-01T04:05:06.789Z",
                     *       "dueAt": "2026-03-22T04:05:06.789Z",
                     *       "doneAt": "2026-03-01T04:05:09.012Z",
                     *       "doneBy": null,
                     *       "doneByName": null,
                     *       "id": 12,
                     *       "userId": 17
                     *     }
                     */
                    "application/json": components["schemas"]["DataRequestDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    DataRequests_finish: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request, done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userName": "Wang Xiaoming",
                     *       "kind": "export",
                     *       "askedAt": "2026-03-01T04:05:06.789Z",
                     *       "dueAt": "2026-03-22T04:05:06.789Z",
                     *       "doneAt": "2026-03-01T04:05:09.012Z",
                     *       "doneBy": null,
                     *       "doneByName": null,
                     *       "id": 12,
                     *       "userId": 17
                     *     }
                     */
                    "application/json": components["schemas"]["DataRequestDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Jobs_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "state": "failed",
                     *         "doneAt": null,
                     *         "payload": {
                     *           "reportId": 12
                     *         },
                     *         "id": 311,
                     *         "name": "report.render",
                     *         "queue": "pdf",
                     *         "attempts": 6,
                     *         "dueAt": "2026-03-01T04:05:06.789Z",
                     *         "createdAt": "2026-03-01T04:00:00.123Z",
                     *         "lastError": "It took longer than 60000 ms"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["JobDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Jobs_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "failed",
                     *       "doneAt": null,
                     *       "payload": {
                     *         "reportId": 12
                     *       },
                     *       "id": 311,
                     *       "name": "report.render",
                     *       "queue": "pdf",
                     *       "attempts": 6,
                     *       "dueAt": "2026-03-01T04:05:06.789Z",
                     *       "createdAt": "2026-03-01T04:00:00.123Z",
                     *       "lastError": "It took longer than 60000 ms"
                     *     }
                     */
                    "application/json": components["schemas"]["JobDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Jobs_retry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job, due now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "failed",
                     *       "doneAt": null,
                     *       "payload": {
                     *         "reportId": 12
                     *       },
                     *       "id": 311,
                     *       "name": "report.render",
                     *       "queue": "pdf",
                     *       "attempts": 6,
                     *       "dueAt": "2026-03-01T04:05:06.789Z",
                     *       "createdAt": "2026-03-01T04:00:00.123Z",
                     *       "lastError": "It took longer than 60000 ms"
                     *     }
                     */
                    "application/json": components["schemas"]["JobDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Me_listConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "notice": "privacy",
                     *         "language": "en",
                     *         "at": "2026-03-01T04:05:06.789Z",
                     *         "id": 12,
                     *         "version": "2026-11-23"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ConsentDto"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Me_giveConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notice": "privacy",
                 *       "language": "en",
                 *       "version": "2026-11-23"
                 *     }
                 */
                "application/json": components["schemas"]["GiveConsentDto"];
            };
        };
        responses: {
            /** @description The consent as it is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notice": "privacy",
                     *       "language": "en",
                     *       "at": "2026-03-01T04:05:06.789Z",
                     *       "id": 12,
                     *       "version": "2026-11-23"
                     *     }
                     */
                    "application/json": components["schemas"]["ConsentDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Me_erase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Secret-2026"
                 *     }
                 */
                "application/json": components["schemas"]["EraseDto"];
            };
        };
        responses: {
            /** @description What is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "erasedAt": "2026-03-01T04:05:06.789Z",
                     *       "removedRecords": 2,
                     *       "kept": [
                     *         {
                     *           "what": "report",
                     *           "reportNumber": "MYV-7K2QM-9T4XB-3HD8E",
                     *           "until": "2033-03-01T04:05:06.789Z",
                     *           "description": "The receipts of the fee that was paid for this report.",
                     *           "reason": "Accounting records must be kept for seven years"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ErasureDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Me_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Preferences_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "values": {
                     *         "theme": "dark",
                     *         "student.datatable": [
                     *           "email"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PreferencesDto"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Preferences_change: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "values": {
                 *         "theme": "dark",
                 *         "student.datatable": [
                 *           "email"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreferencesChangeDto"];
            };
        };
        responses: {
            /** @description All of them, as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "values": {
                     *         "theme": "dark",
                     *         "student.datatable": [
                     *           "email"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PreferencesDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    News_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "updatedAt": "2026-03-01T04:05:06.789Z",
                     *         "userId": 3,
                     *         "id": 12,
                     *         "version": 1,
                     *         "title": "How long a verification takes",
                     *         "content": "<p>Most are decided within <strong>seven working days</strong>.</p>",
                     *         "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "watchNumber": 42
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ArticleDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    News_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "How long a verification takes",
                 *       "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "content": "<p>Most applications are decided within <strong>seven working days</strong>.</p>"
                 *     }
                 */
                "application/json": components["schemas"]["ArticleInputDto"];
            };
        };
        responses: {
            /** @description The new article */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "updatedAt": "2026-03-01T04:05:06.789Z",
                     *       "userId": 3,
                     *       "id": 12,
                     *       "version": 1,
                     *       "title": "How long a verification takes",
                     *       "content": "<p>Most are decided within <strong>seven working days</strong>.</p>",
                     *       "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "watchNumber": 42
                     *     }
                     */
                    "application/json": components["schemas"]["ArticleDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    News_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "updatedAt": "2026-03-01T04:05:06.789Z",
                     *       "userId": 3,
                     *       "id": 12,
                     *       "version": 1,
                     *       "title": "How long a verification takes",
                     *       "content": "<p>Most are decided within <strong>seven working days</strong>.</p>",
                     *       "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "watchNumber": 42
                     *     }
                     */
                    "application/json": components["schemas"]["ArticleDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    News_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "How long a verification takes",
                 *       "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "content": "<p>Most applications are decided within <strong>seven working days</strong>.</p>",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ArticleChangeDto"];
            };
        };
        responses: {
            /** @description The article as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "updatedAt": "2026-03-01T04:05:06.789Z",
                     *       "userId": 3,
                     *       "id": 12,
                     *       "version": 1,
                     *       "title": "How long a verification takes",
                     *       "content": "<p>Most are decided within <strong>seven working days</strong>.</p>",
                     *       "preview": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "watchNumber": 42
                     *     }
                     */
                    "application/json": components["schemas"]["ArticleDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    News_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Notices_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "notice": "privacy",
                     *         "languages": [
                     *           "en"
                     *         ],
                     *         "version": "2026-11-23"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NoticeDto"][];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    RejectionReasons_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "version": 1,
                     *         "position": 11,
                     *         "titleEn": "Blurred scan",
                     *         "titleCn": "扫描件模糊",
                     *         "titleMs": "Imbasan kabur",
                     *         "textEn": "A document is too blurred to be read. Please scan it again.",
                     *         "textCn": "有文件过于模糊，无法辨认。请重新扫描。",
                     *         "textMs": "Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula."
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RejectionReasonDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    RejectionReasons_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "titleEn": "Blurred scan",
                 *       "titleCn": "扫描件模糊",
                 *       "titleMs": "Imbasan kabur",
                 *       "textEn": "A document is too blurred to be read. Please scan it again.",
                 *       "textCn": "有文件过于模糊，无法辨认。请重新扫描。",
                 *       "textMs": "Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula.",
                 *       "position": 11
                 *     }
                 */
                "application/json": components["schemas"]["RejectionReasonInputDto"];
            };
        };
        responses: {
            /** @description The new reason */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "position": 11,
                     *       "titleEn": "Blurred scan",
                     *       "titleCn": "扫描件模糊",
                     *       "titleMs": "Imbasan kabur",
                     *       "textEn": "A document is too blurred to be read. Please scan it again.",
                     *       "textCn": "有文件过于模糊，无法辨认。请重新扫描。",
                     *       "textMs": "Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula."
                     *     }
                     */
                    "application/json": components["schemas"]["RejectionReasonDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    RejectionReasons_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "position": 11,
                     *       "titleEn": "Blurred scan",
                     *       "titleCn": "扫描件模糊",
                     *       "titleMs": "Imbasan kabur",
                     *       "textEn": "A document is too blurred to be read. Please scan it again.",
                     *       "textCn": "有文件过于模糊，无法辨认。请重新扫描。",
                     *       "textMs": "Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula."
                     *     }
                     */
                    "application/json": components["schemas"]["RejectionReasonDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    RejectionReasons_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "titleEn": "Blurred scan",
                 *       "titleCn": "扫描件模糊",
                 *       "titleMs": "Imbasan kabur",
                 *       "textEn": "A document is too blurred to be read. Please scan it again.",
                 *       "textCn": "有文件过于模糊，无法辨认。请重新扫描。",
                 *       "textMs": "Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula.",
                 *       "position": 11,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["RejectionReasonChangeDto"];
            };
        };
        responses: {
            /** @description The reason as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "position": 11,
                     *       "titleEn": "Blurred scan",
                     *       "titleCn": "扫描件模糊",
                     *       "titleMs": "Imbasan kabur",
                     *       "textEn": "A document is too blurred to be read. Please scan it again.",
                     *       "textCn": "有文件过于模糊，无法辨认。请重新扫描。",
                     *       "textMs": "Terdapat dokumen yang terlalu kabur untuk dibaca. Sila imbas semula."
                     *     }
                     */
                    "application/json": components["schemas"]["RejectionReasonDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    RejectionReasons_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    ReportLists_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "holder": "Wang Xiaoming",
                     *         "status": "current",
                     *         "supersededAt": null,
                     *         "withdrawnAt": null,
                     *         "reason": null,
                     *         "allowedActions": [
                     *           "withdraw",
                     *           "correct"
                     *         ],
                     *         "id": 12,
                     *         "version": 2,
                     *         "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *         "certificateId": 4711,
                     *         "edition": 1,
                     *         "issuedAt": "2026-03-01T04:05:06.789Z",
                     *         "renderedAt": "2026-03-01T04:05:09.012Z",
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "size": 184320
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReportDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    ReportLists_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "holder": "Wang Xiaoming",
                     *       "status": "current",
                     *       "supersededAt": null,
                     *       "withdrawnAt": null,
                     *       "reason": null,
                     *       "allowedActions": [
                     *         "withdraw",
                     *         "correct"
                     *       ],
                     *       "id": 12,
                     *       "version": 2,
                     *       "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "certificateId": 4711,
                     *       "edition": 1,
                     *       "issuedAt": "2026-03-01T04:05:06.789Z",
                     *       "renderedAt": "2026-03-01T04:05:09.012Z",
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "size": 184320
                     *     }
                     */
                    "application/json": components["schemas"]["ReportDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    ReportLists_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["ReportChangeDto"];
            };
        };
        responses: {
            /** @description The edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "holder": "Wang Xiaoming",
                     *       "status": "current",
                     *       "supersededAt": null,
                     *       "withdrawnAt": null,
                     *       "reason": null,
                     *       "allowedActions": [
                     *         "withdraw",
                     *         "correct"
                     *       ],
                     *       "id": 12,
                     *       "version": 2,
                     *       "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "certificateId": 4711,
                     *       "edition": 1,
                     *       "issuedAt": "2026-03-01T04:05:06.789Z",
                     *       "renderedAt": "2026-03-01T04:05:09.012Z",
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "size": 184320
                     *     }
                     */
                    "application/json": components["schemas"]["ReportDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The `version` that the change is based on is missing */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    ReportEditions_correct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "fields": {
                 *         "name": "WANG XIAO MING",
                 *         "awardingTime": "2023-10-16"
                 *       },
                 *       "reason": "The name was misspelt."
                 *     }
                 */
                "application/json": components["schemas"]["ReportCorrectionDto"];
            };
        };
        responses: {
            /** @description The new edition; its PDF is being rendered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "holder": "Wang Xiaoming",
                     *       "status": "current",
                     *       "supersededAt": null,
                     *       "withdrawnAt": null,
                     *       "reason": null,
                     *       "allowedActions": [
                     *         "withdraw",
                     *         "correct"
                     *       ],
                     *       "id": 13,
                     *       "version": 2,
                     *       "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "certificateId": 4711,
                     *       "edition": 2,
                     *       "issuedAt": "2026-03-01T04:05:06.789Z",
                     *       "renderedAt": null,
                     *       "sha256": null,
                     *       "size": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReportDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    PendingSeals_render: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "render": "failed",
                     *       "jobId": 311,
                     *       "lastError": "It took longer than 60000 ms",
                     *       "id": 12,
                     *       "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "certificateId": 4711,
                     *       "edition": 1,
                     *       "issuedAt": "2026-03-01T04:05:06.789Z",
                     *       "attempts": 6
                     *     }
                     */
                    "application/json": components["schemas"]["PendingSealDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    ReportEditions_withdraw: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The university has revoked the degree."
                 *     }
                 */
                "application/json": components["schemas"]["ReportWithdrawalDto"];
            };
        };
        responses: {
            /** @description The edition as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "holder": "Wang Xiaoming",
                     *       "status": "withdrawn",
                     *       "supersededAt": null,
                     *       "withdrawnAt": "2026-05-01T04:05:06.789Z",
                     *       "reason": "The university has revoked the degree.",
                     *       "allowedActions": [],
                     *       "id": 12,
                     *       "version": 2,
                     *       "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "certificateId": 4711,
                     *       "edition": 1,
                     *       "issuedAt": "2026-03-01T04:05:06.789Z",
                     *       "renderedAt": "2026-03-01T04:05:09.012Z",
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "size": 184320
                     *     }
                     */
                    "application/json": components["schemas"]["ReportDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    FileCheck_checkFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the bytes of MYV-7K2QM-9T4XB-3HD8E.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FileToCheckDto"];
            };
        };
        responses: {
            /** @description What the file is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "verdict": "current",
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "steps": [
                     *         {
                     *           "step": "recognised",
                     *           "outcome": "passed"
                     *         }
                     *       ],
                     *       "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "edition": 1,
                     *       "currentEdition": 1,
                     *       "issuedAt": "2026-03-02T04:05:06.789Z",
                     *       "report": {
                     *         "levels": {
                     *           "passport": {
                     *             "level": "claimed",
                     *             "sources": [
                     *               {
                     *                 "kind": "form",
                     *                 "party": "applicant",
                     *                 "at": null,
                     *                 "reference": null
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "type": "verification",
                     *         "result": "valid",
                     *         "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *         "edition": 1,
                     *         "issuedAt": "2026-03-02T04:05:06.789Z",
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "fields": {
                     *           "name": "WANG XIAOMING",
                     *           "passport": "******678",
                     *           "gender": "Male",
                     *           "birth": "2001-04-30",
                     *           "nationality": "China",
                     *           "university": "Universiti Malaya",
                     *           "major": "Computer Science",
                     *           "forms": "Full Time",
                     *           "level": "Master",
                     *           "certNo": "UM-2023-004512",
                     *           "startTime": "2021-09-01",
                     *           "endTime": "2023-08-31",
                     *           "ministryStampingTime": "2023-11-20",
                     *           "awardingTime": "2023-10-15"
                     *         },
                     *         "steps": [
                     *           {
                     *             "step": "found",
                     *             "outcome": "passed"
                     *           }
                     *         ],
                     *         "editions": [
                     *           {
                     *             "status": "current",
                     *             "edition": 1,
                     *             "issuedAt": "2026-03-02T04:05:06.789Z"
                     *           }
                     *         ],
                     *         "checks": [
                     *           {
                     *             "group": "photo",
                     *             "verdict": "accepted",
                     *             "method": "each",
                     *             "at": "2026-03-02T04:05:06.789Z",
                     *             "office": "MyVerify"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileVerdictDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description There is no room left */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    FileCheck_checkHash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file that we issued */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "verdict": "current",
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "steps": [
                     *         {
                     *           "step": "recognised",
                     *           "outcome": "passed"
                     *         }
                     *       ],
                     *       "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "edition": 1,
                     *       "currentEdition": 1,
                     *       "issuedAt": "2026-03-02T04:05:06.789Z",
                     *       "report": {
                     *         "levels": {
                     *           "passport": {
                     *             "level": "claimed",
                     *             "sources": [
                     *               {
                     *                 "kind": "form",
                     *                 "party": "applicant",
                     *                 "at": null,
                     *                 "reference": null
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "type": "verification",
                     *         "result": "valid",
                     *         "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *         "edition": 1,
                     *         "issuedAt": "2026-03-02T04:05:06.789Z",
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "fields": {
                     *           "name": "WANG XIAOMING",
                     *           "passport": "******678",
                     *           "gender": "Male",
                     *           "birth": "2001-04-30",
                     *           "nationality": "China",
                     *           "university": "Universiti Malaya",
                     *           "major": "Computer Science",
                     *           "forms": "Full Time",
                     *           "level": "Master",
                     *           "certNo": "UM-2023-004512",
                     *           "startTime": "2021-09-01",
                     *           "endTime": "2023-08-31",
                     *           "ministryStampingTime": "2023-11-20",
                     *           "awardingTime": "2023-10-15"
                     *         },
                     *         "steps": [
                     *           {
                     *             "step": "found",
                     *             "outcome": "passed"
                     *           }
                     *         ],
                     *         "editions": [
                     *           {
                     *             "status": "current",
                     *             "edition": 1,
                     *             "issuedAt": "2026-03-02T04:05:06.789Z"
                     *           }
                     *         ],
                     *         "checks": [
                     *           {
                     *             "group": "photo",
                     *             "verdict": "accepted",
                     *             "method": "each",
                     *             "at": "2026-03-02T04:05:06.789Z",
                     *             "office": "MyVerify"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileVerdictDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not a file of ours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "unknown",
                     *       "message": "There is no report with this file",
                     *       "reason": "unknown_report"
                     *     }
                     */
                    "application/json": components["schemas"]["UnknownFileDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Reports_check: {
        parameters: {
            query?: {
                /** @description The edition that is printed on the report at hand; without it, where there are several, nobody can tell whether it is the current one. */
                edition?: number;
            };
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "levels": {
                     *         "passport": {
                     *           "level": "claimed",
                     *           "sources": [
                     *             {
                     *               "kind": "form",
                     *               "party": "applicant",
                     *               "at": null,
                     *               "reference": null
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "type": "verification",
                     *       "result": "valid",
                     *       "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "edition": 1,
                     *       "issuedAt": "2026-03-02T04:05:06.789Z",
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "fields": {
                     *         "name": "WANG XIAOMING",
                     *         "passport": "******678",
                     *         "gender": "Male",
                     *         "birth": "2001-04-30",
                     *         "nationality": "China",
                     *         "university": "Universiti Malaya",
                     *         "major": "Computer Science",
                     *         "forms": "Full Time",
                     *         "level": "Master",
                     *         "certNo": "UM-2023-004512",
                     *         "startTime": "2021-09-01",
                     *         "endTime": "2023-08-31",
                     *         "ministryStampingTime": "2023-11-20",
                     *         "awardingTime": "2023-10-15"
                     *       },
                     *       "steps": [
                     *         {
                     *           "step": "found",
                     *           "outcome": "passed"
                     *         }
                     *       ],
                     *       "editions": [
                     *         {
                     *           "status": "current",
                     *           "edition": 1,
                     *           "issuedAt": "2026-03-02T04:05:06.789Z"
                     *         }
                     *       ],
                     *       "checks": [
                     *         {
                     *           "group": "photo",
                     *           "verdict": "accepted",
                     *           "method": "each",
                     *           "at": "2026-03-02T04:05:06.789Z",
                     *           "office": "MyVerify"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReportCheckDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description There is none */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "unknown",
                     *       "message": "There is no report under this number",
                     *       "reason": "unknown_report"
                     *     }
                     */
                    "application/json": components["schemas"]["UnknownReportDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    ReportWatch_watch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en",
                 *       "email": "hiring@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["WatchReportDto"];
            };
        };
        responses: {
            /** @description The address will be told */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "until": "2026-06-01T04:05:06.789Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WatchedReportDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    PendingSeals_getPendingSeals: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "render": "failed",
                     *         "jobId": 311,
                     *         "lastError": "It took longer than 60000 ms",
                     *         "id": 12,
                     *         "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *         "certificateId": 4711,
                     *         "edition": 1,
                     *         "issuedAt": "2026-03-01T04:05:06.789Z",
                     *         "attempts": 6
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PendingSealDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    ReportWatch_stop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "17.1780286706.3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                 *     }
                 */
                "application/json": components["schemas"]["StopWatchingDto"];
            };
        };
        responses: {
            /** @description No more mails about that report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stopped": true
                     *     }
                     */
                    "application/json": components["schemas"]["WatchStoppedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Assignments_listReviewers: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "name": "Officer Lim",
                     *         "waiting": 12
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ReviewerDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Roles_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "permissions": [
                     *           "certificates.read",
                     *           "certificates.review"
                     *         ],
                     *         "id": 10,
                     *         "version": 1,
                     *         "name": "Reviewer"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RoleDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Roles_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Reviewer",
                 *       "permissions": [
                 *         "certificates.read",
                 *         "certificates.review"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleInputDto"];
            };
        };
        responses: {
            /** @description The new role, with its code */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "permissions": [
                     *         "certificates.read",
                     *         "certificates.review"
                     *       ],
                     *       "id": 10,
                     *       "version": 1,
                     *       "name": "Reviewer"
                     *     }
                     */
                    "application/json": components["schemas"]["RoleDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Roles_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of the role */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "permissions": [
                     *         "certificates.read",
                     *         "certificates.review"
                     *       ],
                     *       "id": 10,
                     *       "version": 1,
                     *       "name": "Reviewer"
                     *     }
                     */
                    "application/json": components["schemas"]["RoleDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Roles_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The code of the role */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Reviewer",
                 *       "permissions": [
                 *         "certificates.read",
                 *         "certificates.review"
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["RoleChangeDto"];
            };
        };
        responses: {
            /** @description The role as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "permissions": [
                     *         "certificates.read",
                     *         "certificates.review"
                     *       ],
                     *       "id": 10,
                     *       "version": 1,
                     *       "name": "Reviewer"
                     *     }
                     */
                    "application/json": components["schemas"]["RoleDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Roles_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The code of the role */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Search_find: {
        parameters: {
            query?: {
                /** @description Words of a name, each by its beginning; or a whole passport, number, email or id; or the beginning of a report number. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "certificates": [
                     *         {
                     *           "name": "Wang Xiaoming",
                     *           "university": "Universiti Malaya",
                     *           "status": "Verifying",
                     *           "reportNumber": "MYV-7K2QM-9T4XB-3HD8E",
                     *           "id": 4711
                     *         }
                     *       ],
                     *       "users": [
                     *         {
                     *           "id": 17,
                     *           "name": "Wang Xiaoming",
                     *           "email": "mei@example.com"
                     *         }
                     *       ],
                     *       "universities": [
                     *         {
                     *           "id": 5,
                     *           "name": "Universiti Malaya"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Shared_open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pin": "274916"
                 *     }
                 */
                "application/json": components["schemas"]["OpenShareDto"];
            };
        };
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "levels": {
                     *         "passport": {
                     *           "level": "claimed",
                     *           "sources": [
                     *             {
                     *               "kind": "form",
                     *               "party": "applicant",
                     *               "at": null,
                     *               "reference": null
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "type": "verification",
                     *       "result": "valid",
                     *       "linkEndsAt": "2026-03-31T16:00:00.000Z",
                     *       "pdfUrl": "/api/v1/shared/4f7o0mVJmXBn0m0H0l2H8gq3m1m9y6fS3y2k1n5b7cE/pdf?exp=1700000000&sig=...",
                     *       "number": "MYV-7K2QM-9T4XB-3HD8E",
                     *       "edition": 1,
                     *       "issuedAt": "2026-03-02T04:05:06.789Z",
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "fields": {
                     *         "name": "WANG XIAOMING",
                     *         "passport": "******678",
                     *         "gender": "Male",
                     *         "birth": "2001-04-30",
                     *         "nationality": "China",
                     *         "university": "Universiti Malaya",
                     *         "major": "Computer Science",
                     *         "forms": "Full Time",
                     *         "level": "Master",
                     *         "certNo": "UM-2023-004512",
                     *         "startTime": "2021-09-01",
                     *         "endTime": "2023-08-31",
                     *         "ministryStampingTime": "2023-11-20",
                     *         "awardingTime": "2023-10-15"
                     *       },
                     *       "steps": [
                     *         {
                     *           "step": "found",
                     *           "outcome": "passed"
                     *         }
                     *       ],
                     *       "editions": [
                     *         {
                     *           "status": "current",
                     *           "edition": 1,
                     *           "issuedAt": "2026-03-02T04:05:06.789Z"
                     *         }
                     *       ],
                     *       "checks": [
                     *         {
                     *           "group": "photo",
                     *           "verdict": "accepted",
                     *           "method": "each",
                     *           "at": "2026-03-02T04:05:06.789Z",
                     *           "office": "MyVerify"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharedReportDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Gone for good */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Shared_pdf: {
        parameters: {
            query?: {
                /** @description When the link ends, in seconds since 1970. */
                exp?: string;
                /** @description Its signature. */
                sig?: string;
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Gone for good */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Shares_listOwn: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "state": "live",
                     *         "lastViewedAt": "2026-03-02T04:05:06.789Z",
                     *         "id": 12,
                     *         "version": 1,
                     *         "certificateId": 4711,
                     *         "label": "Universiti Malaya, admissions",
                     *         "createdAt": "2026-03-01T04:05:06.789Z",
                     *         "endsAt": "2026-03-31T16:00:00.000Z",
                     *         "hasPin": true,
                     *         "download": true,
                     *         "opened": 2,
                     *         "downloaded": 1,
                     *         "wrongPins": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShareDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Shares_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "live",
                     *       "lastViewedAt": "2026-03-02T04:05:06.789Z",
                     *       "id": 12,
                     *       "version": 1,
                     *       "certificateId": 4711,
                     *       "label": "Universiti Malaya, admissions",
                     *       "createdAt": "2026-03-01T04:05:06.789Z",
                     *       "endsAt": "2026-03-31T16:00:00.000Z",
                     *       "hasPin": true,
                     *       "download": true,
                     *       "opened": 2,
                     *       "downloaded": 1,
                     *       "wrongPins": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ShareDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Shares_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Universiti Malaya, admissions",
                 *       "version": 1,
                 *       "download": true
                 *     }
                 */
                "application/json": components["schemas"]["ShareChangeDto"];
            };
        };
        responses: {
            /** @description The link as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "live",
                     *       "lastViewedAt": "2026-03-02T04:05:06.789Z",
                     *       "id": 12,
                     *       "version": 1,
                     *       "certificateId": 4711,
                     *       "label": "Universiti Malaya, admissions",
                     *       "createdAt": "2026-03-01T04:05:06.789Z",
                     *       "endsAt": "2026-03-31T16:00:00.000Z",
                     *       "hasPin": true,
                     *       "download": true,
                     *       "opened": 2,
                     *       "downloaded": 1,
                     *       "wrongPins": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ShareDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The `version` that the change is based on is missing */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Shares_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It opens nothing any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Shares_stop: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "live",
                     *       "lastViewedAt": "2026-03-02T04:05:06.789Z",
                     *       "id": 12,
                     *       "version": 1,
                     *       "certificateId": 4711,
                     *       "label": "Universiti Malaya, admissions",
                     *       "createdAt": "2026-03-01T04:05:06.789Z",
                     *       "endsAt": "2026-03-31T16:00:00.000Z",
                     *       "hasPin": true,
                     *       "download": true,
                     *       "opened": 2,
                     *       "downloaded": 1,
                     *       "wrongPins": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ShareDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Shares_views: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "opened",
                     *         "id": 31,
                     *         "at": "2026-03-02T04:05:06.789Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShareViewDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /**
             * @description Too many requests; `Retry-After` says when to come back
             *
             *     Too many requests; `Retry-After` says when to come back
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Site_details: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of this installation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contact": {
                     *         "company": "MyVerify Demonstration Sdn. Bhd.",
                     *         "address": "Level 10, Demonstration Tower, 50450 Kuala Lumpur, Malaysia",
                     *         "phone": "+60 3-0000 0000",
                     *         "email": "contact@demo.example",
                     *         "hours": "09:00–18:00 (UTC+8)"
                     *       },
                     *       "figures": {
                     *         "institutions": 100,
                     *         "graduates": 14000,
                     *         "cooperations": 50
                     *       },
                     *       "ministries": [
                     *         {
                     *           "name": "Ministry of Higher Education, Malaysia",
                     *           "url": "https://www.mohe.gov.my"
                     *         }
                     *       ],
                     *       "demonstration": false
                     *     }
                     */
                    "application/json": components["schemas"]["SiteDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Statistics_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of this moment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "oldestWaitingId": 4711,
                     *       "oldestWaitingSince": "2026-03-01T04:05:06.789Z",
                     *       "medianDecisionSeconds": 86400,
                     *       "slowDecisionSeconds": 172800,
                     *       "at": "2026-03-02T04:05:06.789Z",
                     *       "promisedDays": 5,
                     *       "since": "2026-02-01T16:00:00.000Z",
                     *       "ages": [
                     *         {
                     *           "to": 3,
                     *           "appliedSince": "2026-03-01T04:05:06.789Z",
                     *           "appliedUntil": "2026-03-01T04:05:06.789Z",
                     *           "from": 2,
                     *           "waiting": 7
                     *         }
                     *       ],
                     *       "days": [
                     *         {
                     *           "day": "2026-03-01",
                     *           "applied": 11,
                     *           "approved": 9,
                     *           "rejected": 1
                     *         }
                     *       ],
                     *       "officers": [
                     *         {
                     *           "id": 3,
                     *           "name": "Officer Lim",
                     *           "waiting": 12,
                     *           "overdue": 2
                     *         }
                     *       ],
                     *       "universities": [
                     *         {
                     *           "name": "Universiti Malaya",
                     *           "waiting": 12
                     *         }
                     *       ],
                     *       "reasons": [
                     *         {
                     *           "id": 2,
                     *           "rejected": 4
                     *         }
                     *       ],
                     *       "failedJobs": 0
                     *     }
                     */
                    "application/json": components["schemas"]["StatisticsDto"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    CredentialStatus_statusList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": string;
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Universities_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "nature": "public university",
                     *         "id": 5,
                     *         "version": 1,
                     *         "name": "Universiti Malaya",
                     *         "region": "Kuala Lumpur",
                     *         "country": "Malaysia"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UniversityDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Universities_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Universiti Malaya",
                 *       "region": "Kuala Lumpur",
                 *       "country": "Malaysia",
                 *       "nature": "public university"
                 *     }
                 */
                "application/json": components["schemas"]["UniversityInputDto"];
            };
        };
        responses: {
            /** @description The new university */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nature": "public university",
                     *       "id": 5,
                     *       "version": 1,
                     *       "name": "Universiti Malaya",
                     *       "region": "Kuala Lumpur",
                     *       "country": "Malaysia"
                     *     }
                     */
                    "application/json": components["schemas"]["UniversityDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Universities_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The university */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nature": "public university",
                     *       "id": 5,
                     *       "version": 1,
                     *       "name": "Universiti Malaya",
                     *       "region": "Kuala Lumpur",
                     *       "country": "Malaysia"
                     *     }
                     */
                    "application/json": components["schemas"]["UniversityDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Universities_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Universiti Malaya",
                 *       "region": "Kuala Lumpur",
                 *       "country": "Malaysia",
                 *       "nature": "public university",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UniversityChangeDto"];
            };
        };
        responses: {
            /** @description The university as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nature": "public university",
                     *       "id": 5,
                     *       "version": 1,
                     *       "name": "Universiti Malaya",
                     *       "region": "Kuala Lumpur",
                     *       "country": "Malaysia"
                     *     }
                     */
                    "application/json": components["schemas"]["UniversityDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Universities_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Users_getList: {
        parameters: {
            query?: {
                /** @description An object of filters; `id` takes a list of ids. */
                filter?: string;
                /** @description `[first, last]`, counted from 0, both included; at most 1000 rows. */
                range?: string;
                /** @description `[field, "ASC" | "DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    /** @description `<resource> <first>-<last>/<total>` */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "gender": "Male",
                     *         "age": 35,
                     *         "status": "active",
                     *         "createdAt": "2026-03-01T04:05:06.789Z",
                     *         "id": 17,
                     *         "version": 1,
                     *         "username": "officer.lim",
                     *         "name": "Lim Mei Ling",
                     *         "email": "lim@example.com",
                     *         "mobilePhone": "+60 12-345 6789",
                     *         "birth": "1990-04-30",
                     *         "nationality": "Malaysia",
                     *         "passport": "A12345678",
                     *         "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *         "roleId": 10
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UserDto"][];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Users_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "officer.lim",
                 *       "name": "Lim Mei Ling",
                 *       "email": "lim@example.com",
                 *       "mobilePhone": "+60 12-345 6789",
                 *       "gender": "Male",
                 *       "sex": 1,
                 *       "birth": "1990-04-30",
                 *       "nationality": "Malaysia",
                 *       "passport": "A12345678",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "roleId": 10,
                 *       "status": "active",
                 *       "password": "Officer-Lim-2026",
                 *       "checkPwd": "Officer-Lim-2026"
                 *     }
                 */
                "application/json": components["schemas"]["UserInputDto"];
            };
        };
        responses: {
            /** @description The new account */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gender": "Male",
                     *       "age": 35,
                     *       "status": "active",
                     *       "createdAt": "2026-03-01T04:05:06.789Z",
                     *       "id": 17,
                     *       "version": 1,
                     *       "username": "officer.lim",
                     *       "name": "Lim Mei Ling",
                     *       "email": "lim@example.com",
                     *       "mobilePhone": "+60 12-345 6789",
                     *       "birth": "1990-04-30",
                     *       "nationality": "Malaysia",
                     *       "passport": "A12345678",
                     *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "roleId": 10
                     *     }
                     */
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Users_getOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gender": "Male",
                     *       "age": 35,
                     *       "status": "active",
                     *       "createdAt": "2026-03-01T04:05:06.789Z",
                     *       "id": 17,
                     *       "version": 1,
                     *       "username": "officer.lim",
                     *       "name": "Lim Mei Ling",
                     *       "email": "lim@example.com",
                     *       "mobilePhone": "+60 12-345 6789",
                     *       "birth": "1990-04-30",
                     *       "nationality": "Malaysia",
                     *       "passport": "A12345678",
                     *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "roleId": 10
                     *     }
                     */
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Users_change: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "officer.lim",
                 *       "name": "Lim Mei Ling",
                 *       "email": "lim@example.com",
                 *       "mobilePhone": "+60 12-345 6789",
                 *       "gender": "Male",
                 *       "sex": 1,
                 *       "birth": "1990-04-30",
                 *       "nationality": "Malaysia",
                 *       "passport": "A12345678",
                 *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                 *       "roleId": 10,
                 *       "status": "active",
                 *       "password": "Officer-Lim-2026",
                 *       "checkPwd": "Officer-Lim-2026",
                 *       "version": 1,
                 *       "oldPassword": "Officer-Lim-2026"
                 *     }
                 */
                "application/json": components["schemas"]["UserChangeDto"];
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gender": "Male",
                     *       "age": 35,
                     *       "status": "active",
                     *       "createdAt": "2026-03-01T04:05:06.789Z",
                     *       "id": 17,
                     *       "version": 1,
                     *       "username": "officer.lim",
                     *       "name": "Lim Mei Ling",
                     *       "email": "lim@example.com",
                     *       "mobilePhone": "+60 12-345 6789",
                     *       "birth": "1990-04-30",
                     *       "nationality": "Malaysia",
                     *       "passport": "A12345678",
                     *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "roleId": 10
                     *     }
                     */
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Users_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone, and so are its sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Users_revokeSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, signed out everywhere */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gender": "Male",
                     *       "age": 35,
                     *       "status": "active",
                     *       "createdAt": "2026-03-01T04:05:06.789Z",
                     *       "id": 17,
                     *       "version": 1,
                     *       "username": "officer.lim",
                     *       "name": "Lim Mei Ling",
                     *       "email": "lim@example.com",
                     *       "mobilePhone": "+60 12-345 6789",
                     *       "birth": "1990-04-30",
                     *       "nationality": "Malaysia",
                     *       "passport": "A12345678",
                     *       "avatar": "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e",
                     *       "roleId": 10
                     *     }
                     */
                    "application/json": components["schemas"]["UserDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    PasswordReset_sendReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent along, the request is done once, however often it is sent within 24 hours: who repeats it gets the first answer again, with `Idempotency-Replayed: true`.
                 * @example 5f0c2b8e-8f6d-4c5b-9a51-3c1d1f6a7b10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cooldown": 60
                     *     }
                     */
                    "application/json": components["schemas"]["CooldownDto"];
                };
            };
            /** @description Malformed or missing input; `errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not possible in the present state; `reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description The Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description A part of the service does not answer; `Retry-After` says when to come back */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "up"
                     *     }
                     */
                    "application/json": components["schemas"]["LivenessDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The process is about to end */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "stopping"
                     *     }
                     */
                    "application/json": components["schemas"]["LivenessDto"];
                };
            };
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can. Only the database decides: without the rest the API makes do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "database": "up",
                     *       "redis": "up",
                     *       "storage": "up",
                     *       "diskFreeMegabytes": 51200,
                     *       "oldestOverdueJobSeconds": 0,
                     *       "signingCertificateDaysLeft": 365
                     *     }
                     */
                    "application/json": components["schemas"]["ReadinessDto"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The database does not answer, or the process is about to end */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "unavailable",
                     *       "database": "down",
                     *       "redis": "up",
                     *       "storage": "up",
                     *       "diskFreeMegabytes": 51200,
                     *       "oldestOverdueJobSeconds": null,
                     *       "signingCertificateDaysLeft": 365
                     *     }
                     */
                    "application/json": components["schemas"]["ReadinessDto"];
                };
            };
        };
    };
}

import { defineTexts } from '../i18n/define-texts';

export const companyTexts = defineTexts({
  en: {
    menu: 'Agencies',
    name: 'agency |||| agencies',
    lead: 'The agencies that the public site lists, and where they work.',
    fields: { id: 'No.', name: 'Name', region: 'Region' },
    add: 'Add an agency',
    edit: 'Edit the agency',
    detail: 'Agency',
    tick_to_remove: 'TICK COMPANY TO REMOVE',
    confirm_removal: 'REMOVE COMPANY, ARE YOU SURE?',
    search: 'Search by name',
    empty: 'No agencies yet',
    empty_hint: 'Add the first one; it appears on the public site at once.',
    export_name: 'agencies',
  },
  cn: {
    menu: '代理机构',
    name: '代理机构',
    lead: '公开网站上列出的代理机构及其所在地区。',
    fields: { id: '编号', name: '名称', region: '地区' },
    add: '添加代理机构',
    edit: '编辑代理机构',
    detail: '代理机构详情',
    tick_to_remove: '请先勾选要删除的代理机构',
    confirm_removal: '确定要删除所选的代理机构吗？',
    search: '按名称搜索',
    empty: '还没有代理机构',
    empty_hint: '添加第一家代理机构后，将立即显示在公开网站上。',
    export_name: '代理机构',
  },
});

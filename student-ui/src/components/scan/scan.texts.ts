import { defineTexts } from '../../i18n/define-texts';

export const useScanTexts = defineTexts('scan', {
  en: {
    close: 'Close',
    open: 'Scan the QR code',
    title: 'Scan the QR code of a report',
    aim: 'Hold the code that stands on the report in front of the camera.',
    starting: 'Starting the camera…',
    camera: 'Picture of the camera',
    stays: 'The picture stays on this device.',
    none: 'No camera can be used here',
    noneText: 'Allow this site to use the camera in the settings of your browser, or choose a photograph of the code.',
    choose: 'Choose a photograph',
    notFound: 'There is no QR code in this picture. Take it from nearer, in good light, with the whole code in it.',
    foreign: 'This code is not one of a report: it holds “{{text}}”.',
    broken: 'The reader could not be loaded. Check your connection and try again, or type the number.',
  },
  cn: {
    close: '关闭',
    open: '扫描二维码',
    title: '扫描报告上的二维码',
    aim: '请将报告上的二维码对准摄像头。',
    starting: '正在启动摄像头…',
    camera: '摄像头画面',
    stays: '画面仅在本设备上处理。',
    none: '无法使用摄像头',
    noneText: '请在浏览器设置中允许本网站使用摄像头，或选择一张二维码照片。',
    choose: '选择照片',
    notFound: '照片中没有找到二维码。请靠近拍摄，保证光线充足并拍全二维码。',
    foreign: '这不是报告的二维码，其内容为“{{text}}”。',
    broken: '扫码功能未能加载。请检查网络后重试，或直接输入编号。',
  },
});
